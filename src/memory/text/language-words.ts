/**
 * Words that tell a language in short talk: the ones too common to find anything by, and those that people open a chat with. Which of
 * them are whose is all that counts: between two languages, a word of both tells nothing, so lists have what is shared as well. In lower case; accents as they are often left out too.
 */
import { foldAccents } from './fold-accents.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Words of chats beside the stop words of the two languages that the service writes in. */
const CHAT = {
  es: `busca buscar buscame búscame dame decime dime muestra muéstrame mostrame reserva reservar recomienda recomiéndame recomendame
    necesito necesita quisiera gustaría hola buenas buenos días tardes noches noche mañana hoy ayer tarde ayuda ayúdame ayudame favor
    cerca lejos barato barata baratos comer cenar comida cena desayuno trabajo semana mes año horas persona personas gente amigo
    amiga vivo llamo prefiero encanta genial mira música poné perfecto dale bien mal nuevo nueva primero segundo último ciudad calle viaje restaurante
    restaurantes bares precio cuesta vale gracias adiós chau che olvida olvidate recuerda recordá explica explícame explicame escribe escribime
    haz hazme traduce resume cuéntame contame sigue empieza espera ahora luego entonces claro seguro mejor peor lunes martes miércoles
    jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre está están son
    fue hay tengo tienes tenés quiero quieres querés puedo puedes podés sabes sabés
    años tres cuatro cinco seis siete ocho nueve diez veinte día dice dicen dije dijo decir llama llevo lleva llevar nombre tiempo hijo hija hijos niño niña niños
    hermano hermana madre padre padres abuela abuelo mamá papá novia novio suegra pareja perro agua español inglés edad pongo pon ponme poner sale salió viene
    gusta cuenta cumple pueden mujer verdad juego pasa pasó hablo habla hablar primera vieja viejo pide pido doy dan después además dejé dejó deja cambié
    cambia cosa cabeza busco barrio oye murió jaja jajaja alguien media medio uso usa ver q
    pelo feriado segunda final dentro dar podemos poder queremos saber sabía ve vi acabar acaba consigo usar explicar montar mil hora próximo próxima primo prima
    marido familia casa aniversario café bonito cara logo buena equipo receta ruta clase fin cambiar manejo treinta móvil pasos función opción estudio celíaco jefa
    coche piso número minutos falta nos vuelo huevo boda clases cita pueblo además playa sacar correo cocina diferencia tarda bebé
    dijiste duele anoche perdón ojalá tren porfa huevos queso puse decidí conmigo dio siendo veces parejas finde gratis temperatura presupuesto sueldo da uno catorce quince
    cambio frances quiere quien pierde escriben pasame resúmeme ponele déjalo dejar quedo caja euros
    sufro juego manejo estudié empecé compré vendí mudé casé conocí trabajé aprendí gané nací crecí tardes sin embargo aunque hacia hijas hermanos hermanas abuelos amigos amigas
    esposo esposa suegro cuñado cuñada sobrino sobrina nieto nieta gata perra perros gatos alérgica alérgico duermo desayuno leo bebo canto nado odio amo corro respuestas respóndeme
    contéstame mándame pásame ponte tutéame háblame trátame llámame anota recuérdame joven llueve novela novelas escribo borró siento conviene cae fumaba recetas hecho chiste cuaderno griego lengua
    correos teléfono cumpleaños ingeniero ingeniera maestro maestra abogado abogada enfermera`,
  en: `find search play show book recommend tell give buy call send write read explain translate summarize remind need want wanted looking
    cheap near nearby far eat dinner lunch breakfast food drink drinks home house work job week month year day days hours people friend
    tonight today tomorrow yesterday morning evening afternoon hello help love great perfect good bad new first second last city street
    trip flight hotel restaurant restaurants price cost goodbye bye remember forget start stop wait let live name prefer monday tuesday
    wednesday thursday friday saturday sunday january february march april june july august september october november december
    best better worse weather bars can't don't i'm i've i'd i'll it's that's what's where's who's let's isn't doesn't didn't won't
    there's you're we're they're
    m s ve re ll don won isn doesn didn two three four five six seven eight nine ten make makes made making take use used using say says said keep know see mean put old next years
    called kids dog cat car team school never nothing even often mostly another night nights weeks months minutes mum dad mother father brother
    sister wife husband daughter boss wants moved needs left long right half ask asked told till instead someone everyone nobody lives works came leave lol pls ha ate final`,
} as const;

/** Common words of other languages: a text in one of them is not taken for Spanish or English. */
const OTHERS = {
  pt: `não você vocês eu ele ela nós eles uma um com para por isso isto está estão são foi tenho tem quero quer pode posso obrigado
    obrigada olá oi bom dia boa noite tarde amanhã hoje ontem onde quando qual quais porque muito mais mas também já aqui ali meu minha
    seu sua dos das nos nas pelo pela ao aos à às perto preciso gostaria melhor fazer procure encontre mostre em na num numa pra pro até
    vou tô tá galera pessoas pessoa reais jantar almoço almoçar manhã terça quarta quinta feira sábado barzinho cerveja praia feriado fim então
    nossa nosso minhas meus irmão irmã namorado namorada filhos crianças vai tava lá depois duas três quatro oito nove dez janeiro fevereiro março
    maio junho julho setembro outubro novembro dezembro indica indique bora agora daqui hj vc vcs
    os como mim comigo chamo chamas chamam lhe lhes elas fiz faço sei tens ficou fiquei deixei mudei comprei morreu casou
    domingo segunda sexta moro mora trabalho prefiro odeio estudo gosto gosta adoro sou acho mãe mês dias final conheço entre quanto quem isso essa esse aquele aquela lembra esquece
    o a e é de do da que se me te no na num numa ou só sem sobre desde até contra entre ante antes depois dentro fora embora ainda sempre nunca jamais
    tudo todo toda todos todas nada nenhum nenhuma ninguém alguém algum alguma alguns algumas outro outra outros outras mesmo mesma tão tanto tanta quão
    era eram ser sendo seja fosse fossem foram somos sido estava estavam esteja estamos tinha tinham tive teve tivemos tiveram ter temos tenha
    há havia houve faz fazem fazia fazendo fez fizemos fizeram dá dão deu dei dar vem vêm vim veio vir venho vamos vão ia iam ir indo fui foste
    diz dizem disse dizer falo fala falam falar falei falou falando pôr põe pôs pus podemos podem pude pôde podia poder queria queremos querem
    saber sabe sabia ver vê vejo vi viu ficar fica ficam levar levo levou passo passa passei passou passar deixar deixa deixou virar vira virou virei
    acabar acaba acabei acabou começar comecei começou voltar voltei voltou sair saio saí saiu morar morei trabalhar trabalhei larguei parei
    conseguir consigo usar uso usa ajuda ajudar explica explicar escreve escrever traduz traduzir conta contar monta montar sugere sugerir precisa
    dele dela deles delas nele nela desse dessa deste desta disso disto nesse nessa neste nesta nisso daquele daquela aquilo pras pros umas uns
    aí lá né pois porém assim além demais quase agora logo cedo ontem anteontem sim bem mal menos tampouco vez vezes nem como sob
    dois três cinco seis sete dez onze doze vinte trinta mil meia meio ano anos hora horas tempo semana passado passada próximo próxima
    gente pai avó avô tio tia filho filha sogra sogro cunhado cunhada neto neta primo prima vizinho vizinha chefe colega mulher marido noivo noiva esposa esposo
    menino menina bebê criança cachorro cachorra nome idade família cidade casa rua bairro escola faculdade aula emprego reunião viagem festa
    aniversário casamento bolo receita água pão feijão café leite livro filme jogo coisa jeito verdade dinheiro saúde cabeça mão pé cor novo nova
    velho velha primeiro primeira bonito sozinho sozinha certo errado quanta quantos quantas inglês espanhol português francês alemão
    vc vcs tbm tb q pq kk kkk kkkk kkkkk rs vo beleza valeu oxe cadê cara trampo exame
    algo cada estado estar igual será tal tu vale claro reserva favor barato barata comer comida amigo amiga vivo música segundo último restaurante resume seguro abril agosto
    come chama chamar média diferença café`,
  fr: `je tu il elle nous vous ils elles le la les des du une un est sont suis êtes avec pour dans sur pas ne que qui quoi où quand
    comment pourquoi mon ma mes ton ta tes son sa ses notre votre leur bonjour salut merci oui non très bien aussi ici être avoir fait
    cherche trouve veux voudrais peux près demain aujourd'hui hier c'est j'ai qu'est s'il plaît au aux ce cette ces et ou mais donc`,
  it: `io tu lui lei noi voi loro il lo la gli le un uno una è sono sei siamo con per nel nella del della dei delle che chi cosa dove
    quando come perché mio mia tuo tua suo sua ciao grazie buongiorno sì no molto bene anche qui essere avere fatto cerca trova voglio
    vorrei posso vicino domani oggi ieri di da e o ma non questo questa`,
  de: `ich du er sie es wir ihr der die das den dem des ein eine einen einem einer ist sind bin war mit für auf nicht und oder aber was
    wer wo wann wie warum mein meine dein deine sein ihre hallo danke ja nein sehr gut auch hier haben habe hat suche finde möchte kann
    bitte morgen heute gestern zu zum zur im am von in der nähe gibt mir mich dich`,
} as const;

/** Words that people say in any language. */
const OF_ANY = ['ok', 'okay', 'hotel', 'no', 'wow', 'hey'] as const;

/** Writings that one language alone, or one above all, is written in. */
export const SCRIPTS: readonly (readonly [language: string, writing: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['el', /\p{Script=Greek}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
];

/** Letters and marks that speak for a language as a word does. */
export const LETTERS: Readonly<Record<string, readonly string[]>> = {
  ñ: ['es'],
  '¿': ['es'],
  '¡': ['es'],
  ã: ['pt'],
  õ: ['pt'],
  ç: ['pt', 'fr'],
  ê: ['pt', 'fr'],
  ô: ['pt', 'fr'],
  â: ['pt', 'fr'],
  ß: ['de'],
};

/** Ends of words that speak for a language where the word itself is not known. */
export const ENDINGS: ReadonlyMap<string, readonly string[]> = endingsOf({
  es: 'ción ciones sión dad miento mientos ería erías illo illa illos illas uelo uela ieron ísimo ísima ero eros era eras ajo aje ón iendo ábamos ría rías é ó í ía ías arme irme arlo arla irlo',
  pt: 'ção ções são sões dade eiro eira eiros eiras inho inha inhos inhas zinho zinha agem agens ário ária ei ou eu iu aram eram iram lho lha lhos lhas ência ância iço iça eis óis',
  en: 'tion tions ness ing ings ght ly ed ful less ship ck sh th wn',
});
/** Lengths of those ends, the longest first. */
export const ENDING_LENGTHS = [6, 5, 4, 3, 2, 1] as const;

function endingsOf(endings: Readonly<Record<string, string>>): Map<string, readonly string[]> {
  const known = new Map<string, string[]>();
  for (const [language, list] of Object.entries(endings))
    for (const ending of list.split(' ')) known.set(ending, [...(known.get(ending) ?? []), language]);
  return known;
}

/** The languages that each word is of, most words of one; neighbours share many, and what they share speaks for both. */
export const LANGUAGES_OF_WORDS: ReadonlyMap<string, readonly string[]> = languagesOfWords();

function languagesOfWords(): Map<string, readonly string[]> {
  const known = new Map<string, string[]>();
  const add = (word: string, language: string) => {
    const languages = known.get(word) ?? [];
    if (!languages.includes(language)) known.set(word, [...languages, language]);
  };
  for (const language of ['es', 'en'] as const) for (const word of STOP_WORDS[language]) add(word, language);
  for (const [language, words] of Object.entries({ ...CHAT, ...OTHERS })) {
    for (const word of words.split(/\s+/)) {
      add(word, language);
      add(foldAccents(word), language);
    }
  }
  for (const word of OF_ANY) known.delete(word);
  return known;
}
