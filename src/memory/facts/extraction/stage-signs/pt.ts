import type { SignsData } from '../../signs/signs-data.ts';
import type { StageKind } from './stage-kind.ts';

/** Signs in Portuguese. */
export const PORTUGUESE: SignsData<StageKind> = {
  lists: {
    opener: 'agora, ok, pode, você, por favor, oi, então, bora, beleza, olha',
    a: 'o, a, os, as, um, uma, meu, minha, seu, sua, teu, tua',
    you: 'tu, você é, você faz, você, vc é, vc faz, vc, cê é',
    i: 'eu, sou',
    praise: 'melhor, máximo, amor, sol, vida, anjo, ídolo',
    to_pretend: 'finge, finja, imagina, imagine, simula, simule, faz de conta, faça de conta, faz como se',
    whom: 'ser, que eu, que você, que vc, que sou, que estamos, que somos, uma entrevista',
    to_rehearse: 'ensaia*, ensaiemos, simul*, trein*, pratica*, de mentira',
    rehearsed: 'entrevista, ligação, cena, oral, venda, pitch, atendimento',
    plays: 'role, rpg, d&d, dnd, teatro, sketch, cena, peça de teatro',
    to_read: `
      corrig*, corrij*, revis*, traduz*, melhor*, polir, olhada, opin*, feedback, avali*, acha, soa, nota, leo, ler`,
    text: `
      redaç*, texto, textos, ensaio*, frase, frases, parágrafo*, trecho*, capítulo*, conto, contos, relato*, história, novela*, poema*, roteiro*, diálogo*, discurso*, monólog*, começo, apresentaç*,
      depoimento*, transcri*, post, posts, artigo*, mensag*, email*, e-mail*, carta*, anúncio*, palestra, linhas, perfil, algo`,
    to_hand: 'ditar, te passo, te mando, mando, colo, envio, vou colar, vou mandar, vou te mandar, vou ditar, mostrar',
    games: 'casinha, escola, escolinha, mercado, médico*, hospital*, detetive*, que, doctor',
    handing: 'mandar, colar, enviar, ditar, passar, mostrar, escrever, ler, falar',
  },
  signs: {
    roles: `
      <to_pretend> <whom>  ✓ faz de conta que você é meu chefe  ✗ imagina o preço da casa
      ({begin} | e/que) <you> [de] o/meu !([{word}] <praise>) {word}  ✓ você é o porteiro  ✗ você é o melhor
      ({begin} | e/que) <you> [de] <a> …40 ({comma} | e) <i>  ✓ você é um garçom e eu peço a conta  ✗ você é um anjo
      você/vc é a !(melhor*/única*) {word}  ✓ você é a atendente  ✗ você é a melhor
      você/vc pergunta  ✓ você pergunta e eu respondo  ✗ ele pergunta muito
      (me entrevista* | você entrevista)  ✓ me entrevista para a vaga  ✗ a entrevista foi boa
      ^ [<opener>,]* faz/faça/atua/aja (de | como | o papel de) {word}  ✓ oi, faz de cliente brava  ✗ faz frio de noite
      ^ [<opener>,]* seja <a> {word}  ✓ seja um cliente bravo  ✗ seja breve
      (quero que você seja | quero q você seja | quero que vc seja) <a>  ✓ quero que você seja um entrevistador  ✗ quero que seja um presente
      (20 perguntas | adivinha quem eu sou | adivinha quem sou | duas verdades e)  ✓ adivinha quem eu sou  ✗ adivinha o que comi
      vamos/vamo/jogar/brincar …20 <plays>  ✓ vamos jogar rpg  ✗ um bom teatro
      <to_rehearse> …30 <rehearsed>  ✓ quero treinar uma entrevista  ✗ treino piano
      <rehearsed> …20 (fictíci*/simulad*/mentirinha* | de mentira)  ✓ uma entrevista de emprego simulada  ✗ uma entrevista de emprego
      (vamos brincar de | brincar de) <games>  ✓ vamos brincar de escolinha  ✗ vamos brincar de bola
      meu [{word}] personagem/avatar  ✓ meu personagem no jogo  ✗ um bom personagem
      (quero | vamos | para | pra) ensaiar/simular  ✓ me ajuda, quero ensaiar  ✗ ensaiamos às terças
      em nome da/de/do/das/dos  ✓ carta em nome da minha avó  ✗ o nome da minha avó`,
    'own part': `
      <to_pretend> [que] (eu/sou/estou/somos/estamos)  ✓ imagina que eu sou uma rainha e moro num castelo  ✗ imagina que você é médico, tenho tosse
      <to_pretend> …60 (e/, | enquanto) eu  ✓ finge que és taxista e eu sou uma turista  ✗ finge que és taxista. sou enfermeira
      ({begin} | e/que | <opener>,) (tu/você/vc/faz/faça) …40 ({comma} | e) eu (sou/faço/seria)  ✓ oi, faz de porteiro, eu sou a rosa  ✗ você é um anjo e te amo
      (vamos/vamo/jogar/brincar/bora) …20 <plays>  ✓ vamos jogar rpg, sou um elfo  ✗ um bom teatro
      meu [{word}] personagem/avatar (é | se chama)  ✓ meu personagem é um mago  ✗ um bom personagem
      (adivinha quem eu sou | adivinha quem sou | duas verdades e)  ✓ duas verdades e uma mentira: tenho nove gatos  ✗ adivinha o que comi
      (vamos brincar de | brincar de) <games>  ✓ vamos brincar de escolinha, sou a professora  ✗ vamos brincar de bola`,
    performs: `
      e [me] explic*/conta*/escrev*/descrev*/diz/diga*  ✓ finge que você é um pirata e me explica vacina  ✗ finge que você é meu chefe e eu peço um aumento`,
    text: `
      <to_read> …60 <text>  ✓ corrige uma redação minha  ✗ corrige o preço
      <text> …80 <to_read>  ✓ tenho uma redação, você corrige  ✗ um texto muito longo
      <to_hand> …60 <text>  ✓ vou colar um post que vi  ✗ vou colar o azulejo
      <text> …60 <to_hand>  ✓ uma carta, vou mandar já  ✗ uma carta de amor
      o/no/do que [ele | ela | eu | meu {word} | minha {word}] (escreveu/escrevi | vai pôr | vai botar)  ✓ revisa o que minha aluna escreveu  ✗ o que ela disse
      escrev*/fazer …30 frases/monólog*/stand-up/diário  ✓ tenho que fazer frases  ✗ escreve pra minha mãe`,
    'own text': `
      (cv | currículo | carta de apresentação | minha bio | meu perfil | linkedin)  ✓ traduz meu currículo  ✗ traduz meu conto`,
    takes: `
      cola/manda/envia/compartilha/passa/escreve/mostra/dita/coloca/põe/lê o/a/os/as/aqui/aí/pra/que/ver  ✓ cola aqui  ✗ ele manda muito
      (me manda | pode) [{word}] <handing>  ✓ pode mandar  ✗ pode ser
      manda {end}  ✓ claro, manda!  ✗ ele manda muito
      me manda  ✓ me manda então  ✗ quem manda
      comece/começa  ✓ comece quando quiser  ✗ no fim`,
    asks: `
      conte/conta/diga/pergunta  ✓ conte um pouco  ✗ me contaram
      fale de/sobre você/vc/si  ✓ fale de você e da sua experiência  ✗ ele fala de você
      me diz/diga/fala/fale  ✓ me fala de você  ✗ ele fala muito
      (apresente-se | sua vez)  ✓ agora é sua vez  ✗ uma vez`,
    details: `
      nome/endereço/dados  ✓ qual é o seu nome  ✗ cola o texto
      sobre você/vc  ✓ mais sobre você  ✗ sobre o texto
      sua experiência/idade  ✓ qual é sua idade  ✗ a idade dela`,
    leaves: `
      kk*/rs/rsrs*/haha*/hehe*/lol  ✓ kkkk boa  ✗ rock
      ^ [não/no/ok/nah,]* obrigado/obrigada/valeu/vlw/brigado/brigada/perfeito/ótimo  ✓ não, obrigada  ✗ bom dia
      ^ não, (tá bom | já | basta | chega)  ✓ não, tá bom  ✗ não, de Olinda
      espera/pera, não  ✓ pera, não  ✗ ela espera em casa
      (aliás | a propósito | outra coisa | mudando de assunto)  ✓ aliás, sou celíaca  ✗ ali atrás
      ^ [{word},] olha  ✓ bom, olha, sou celíaca  ✗ o gato me olha
      (fim | basta | fora d* | sai d* | saindo d* | voltando | chega de) …20 papel/personagem/jogo/brincadeira/verdade/normal  ✓ fim da brincadeira  ✗ o fim do mundo
      (na verdade | na vida real | sério | de verdade)  ✓ na verdade sou dentista  ✗ a verdade dói
      (outro dia | inventei)  ✓ isso eu inventei  ✗ todo dia`,
  },
};
