/**
 * Words too common to find anything by, in lower case. They also tell the two languages apart: which
 * list a text hits more often is its language.
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

/** Words that form a question but say nothing of its subject. */
const ASKING = `
dime decime contame cuéntame cuenta recuerda recuerdas recordás acuerda acuerdas acordás acordate cuál cuáles cuándo
cuánta cuántas cuánto cuántos cómo dónde adónde dijo dije dijiste contó conté mencionó mencioné mencionaste hablamos
tipo clase
kind kinds type types tell told say says said mention mentioned remember recall remind
`;

/** Returns the words as listed, and without accents as a hurried writer types them; "té" is no stop word although "te" is. */
const both = (words: string): ReadonlySet<string> => new Set(`${words} ${foldAccents(words)}`.trim().split(/\s+/));

export const STOP_WORDS: Readonly<Record<'es' | 'en', ReadonlySet<string>>> = {
  es: both(SPANISH),
  en: both(ENGLISH),
};

export const ASKING_WORDS: ReadonlySet<string> = both(ASKING);
