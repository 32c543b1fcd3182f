/**
 * Words too common to find anything by, in lower case. Those of Spanish and English also tell the two apart: which
 * list a text hits more often is its language. Those of Portuguese are left out of what a conversation is about, not of what is searched for.
 */

import { foldAccents } from './fold-accents.ts';

const SPANISH = `
a acá ahí ahora al algo algún alguna algunas alguno algunos allá allí ante antes aquel aquella aquellas aquello aquellos
aquí así aún aunque bastante bien cada casi como con contra cual cuales cualquier cuando cuanto de del demás desde donde
dos durante e el él ella ellas ello ellos en entonces entre era eran eras eres es esa esas ese eso esos esta está estaba
estaban estado estamos están estar estás este esto estos estoy estuve estuvimos estuviste estuvo etc fue fuera fueron fui fuimos fuiste ha haber había habían
habíamos hace hacer haciendo hacés haces hacia hago han has hasta hay haya he hemos hice hicieron hicimos hizo hola igual
ir jamás la las le les lo los luego más me mejor menos mi mí mía mías mientras mío míos mis mismo mucha muchas mucho
muchos muy nada nadie ni ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro
otros para pero poco por porque pude puede puedes puedo podés pues que qué quien quién quienes quiere quieres quiero
querés sabe sabes sabés se sé sea sean según ser será si sí sido siempre sin sino sobre solo sólo somos son soy su sus
suya suyo tal también tampoco tan tanta tanto te tener tenemos tengo tenés tenía ti tiene tienen tienes toda todas
todavía todo todos tras tu tú tus tuve tuvo tuyo u un una unas uno unos usted ustedes va vamos van vaya ves vez vos
vosotros voy y ya yo gracias vale claro bueno
cómo cuándo dónde adónde cuál cuáles cuánto cuánta cuántos cuántas
`;

const ENGLISH = `
a about above actually after again all almost already also although always am an and any anything are around as at away
back be because been before being below between both but by can cannot could did do does doing done down during each
either else ever every everything few for from further get gets getting go goes going gone gonna got had has have having he
her here hers herself hey hi him himself his how however i if in into is it its itself just let lets like lot lots many
may maybe me might more most much must my myself need no nor not now of off oh ok okay on once one only onto or other our
ours ourselves out over own please quite rather really same shall she should since so some something still such
sure than thank thanks time times that the their theirs them themselves then there these they thing things this those though through
to too under until up upon us very was way we well went were what when where whether which while who whom whose why will with
within without would wow yeah yep yes yet you your yours yourself yourselves
im ive id ill youre youve youd youll hes shes theyre theyve weve were isnt arent wasnt werent dont doesnt didnt cant
couldnt wont wouldnt shouldnt hasnt havent hadnt thats whats
`;

const PORTUGUESE = `
a à ao aos às o os as um uma uns umas de do da dos das dum duma dele dela deles delas deste desta destes destas desse dessa desses dessas disso disto
daquele daquela daqueles daquelas daquilo daqui dali daí em no na nos nas num numa nuns numas neste nesta nestes nestas nesse nessa nesses nessas nisso nisto
naquele naquela naqueles naquelas naquilo por pelo pela pelos pelas para pra pro pras pros com sob sobre até desde entre ante após contra
e ou mas nem que quê se como quando onde aonde quem qual quais quanto quanta quantos quantas porque porquê pois embora enquanto caso conforme segundo
eu tu você vocês vc vcs cê cês ele ela eles elas nós gente me mim te ti lhe lhes vos comigo contigo consigo conosco connosco convosco
meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa
este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo tal tais
não sim também tampouco já ainda só somente apenas muito muita muitos muitas pouco pouca poucos poucas mais menos bem mal tão tanto tanta tantos tantas
aqui aí ali lá cá acolá agora então depois antes sempre nunca jamais talvez assim aliás logo quase bastante demais inclusive
todo toda todos todas tudo nada algo algum alguma alguns algumas alguém ninguém nenhum nenhuma outro outra outros outras mesmo mesma mesmos mesmas cada
qualquer quaisquer próprio própria
ser sou és somos são era eras eram fui foi fomos foram fora seja sejam será serão seria seriam sendo sido
estar estou está estás estamos estão tá tô tás tão tava tavam estava estavam estive esteve estiveram esteja estejam estando estado
ter tenho tem tens temos têm tinha tinham tive teve tivemos tiveram tenha tenham tendo tido terá teria haver há havia houve haja
ir vou vai vais vamos vão ia iam indo ido vá
fazer faço faz fazes fazem fez fiz fizemos fizeram fazia feito fazendo faça façam
poder posso pode podes podemos podem podia poderia pôde possa possam querer quero quer queres querem quis queria quiser
dar dou dá deu dei saber sei sabe sabes sabem dever devo deve devem deveria ficar fica fico ficou
obrigado obrigada tchau olá oi opa ok tipo né pô ué aham hum ah eh
vcs tb tbm q pq qnd qdo qto qnto msm mto mt n ñ hj td tds blz vlw sla dps cmg ctg agr nd
`;

/** Words that form a question but say nothing of its subject. */
const ASKING = `
dime decime contame cuéntame cuenta recuerda recuerdas recordás acuerda acuerdas acordás acordate cuál cuáles cuándo
cuánta cuántas cuánto cuántos cómo dónde adónde dijo dije dijiste contó conté mencionó mencioné mencionaste hablamos
tipo clase
kind kinds type types tell told say says said mention mentioned remember recall remind
`;

/** Returns the words as listed, and without accents as a hurried writer types them; "té" is no stop word although "te" is. */
const both = (words: string): ReadonlySet<string> => new Set(`${words} ${foldAccents(words)}`.trim().split(/\s+/));

export const STOP_WORDS: Readonly<Record<'es' | 'en' | 'pt', ReadonlySet<string>>> = {
  es: both(SPANISH),
  en: both(ENGLISH),
  pt: both(PORTUGUESE),
};

export const ASKING_WORDS: ReadonlySet<string> = both(ASKING);
