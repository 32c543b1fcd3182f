/**
 * Words that tell a language in short talk: the ones too common to find anything by, and those that people open a chat with. Which of
 * them are whose is all that counts: a word of two languages speaks for neither. In lower case; accents as they are often left out too.
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
    fue hay tengo tienes tenés quiero quieres querés puedo puedes podés sabes sabés`,
  en: `find search play show book recommend tell give buy call send write read explain translate summarize remind need want wanted looking
    cheap near nearby far eat dinner lunch breakfast food drink drinks home house work job week month year day days hours people friend
    tonight today tomorrow yesterday morning evening afternoon hello help love great perfect good bad new first second last city street
    trip flight hotel restaurant restaurants price cost goodbye bye remember forget start stop wait let live name prefer monday tuesday
    wednesday thursday friday saturday sunday january february march april june july august september october november december
    best better worse weather bars can't don't i'm i've i'd i'll it's that's what's where's who's let's isn't doesn't didn't won't
    there's you're we're they're`,
} as const;

/** Common words of languages that the service has no words in: a text in one of them is not taken for another. */
const OTHERS = {
  pt: `não você vocês eu ele ela nós eles uma um com para por isso isto está estão são foi tenho tem quero quer pode posso obrigado
    obrigada olá oi bom dia boa noite tarde amanhã hoje ontem onde quando qual quais porque muito mais mas também já aqui ali meu minha
    seu sua dos das nos nas pelo pela ao aos à às perto preciso gostaria melhor fazer procure encontre mostre em na num numa pra pro até
    vou tô tá galera pessoas pessoa reais jantar almoço almoçar manhã terça quarta quinta feira sábado barzinho cerveja praia feriado fim então
    nossa nosso minhas meus irmão irmã namorado namorada filhos crianças vai tava lá depois duas três quatro oito nove dez janeiro fevereiro março
    maio junho julho setembro outubro novembro dezembro indica indique bora agora daqui hj vc vcs
    os como mim comigo chamo chamas chamam lhe lhes elas fiz faço sei tens ficou fiquei deixei mudei comprei morreu casou
    domingo segunda sexta moro mora trabalho gosto gosta adoro sou acho mãe mês dias final conheço entre quanto quem isso essa esse aquele aquela lembra esquece`,
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
export const LETTERS: Readonly<Record<string, string>> = { ñ: 'es', '¿': 'es', '¡': 'es', ã: 'pt', õ: 'pt', ß: 'de' };

/** The languages that each word is of, most words of one. */
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
