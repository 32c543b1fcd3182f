/** Forms that no suffix rule brings together: "bought" and "buy", "duermo" and "dormir". */

/** English: each line begins with the form that stands for the others. */
const ENGLISH = `
beat beaten|become became|begin began begun|bend bent|bite bit bitten|blow blew blown|break broke broken|bring brought
|build built|burn burnt|buy bought|catch caught|choose chose chosen|come came|deal dealt|dig dug|draw drew drawn
|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought
|find found|fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|give gave given|go went gone
|grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|know knew known|lead led|learn learnt
|leave left|lend lent|lie lay lain|light lit|lose lost|make made|mean meant|meet met|pay paid|ride rode ridden|ring rang rung
|rise rose risen|run ran|say said|see saw seen|seek sought|sell sold|send sent|sew sewn|shake shook shaken|shine shone
|shoot shot|show shown|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent
|stand stood|steal stole stolen|stick stuck|strike struck|swear swore sworn|sweep swept|swim swam swum|swing swung
|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|wake woke woken
|wear wore worn|weep wept|win won|write wrote written
|child children|man men|woman women|person people persons|foot feet|tooth teeth|mouse mice|goose geese|wife wives|life lives
|knife knives|leaf leaves|half halves|shelf shelves|wolf wolves|loaf loaves
`;

/** Spanish words whose stem would be that of another word: "casé" of "casa", "marido" of "mar". */
const SPANISH_WORDS = `
casamiento casar casarse casarme casarte casarnos casado casada casados casé casó casaste casaron casamos
|esposo marido maridos|bebito bebé bebés|enhorabuena felicidades felicitaciones|temática tema temas|libertad libre libres
|primario primer primero primera primeros primeras|rostro cara caras|visión visto vistos vista vistas|camastro cama camas
|mesita mesa mesas|porción parte partes|suceso caso casos|computadora ordenador ordenadores|objetivo meta metas
|litoral costa costas|ropa prenda prendas|señor don|tamaño talla tallas|colegio cole coles|balde cubo cubos
|solitario sola solos solas|despacio lento lenta lentos lentas|manera modo modos|zumo jugo jugos|fotografía cámara cámaras
|costura coser coso cosió cosiendo|notario notaría notarías|dinero plata|televisión tele
`;

/** Spanish: stems, not words, because every form of the verb shares one; each line begins with the stem of the infinitive. */
const SPANISH = `
acost acuest|acord acuerd|almorz almuerz|apost apuest|aprob aprueb|calent calient|cerr cierr|coc cuec cuez|colg cuelg|comenz
comienz|conduc conduj conduzc|conoc conozc|cont cuent|corrig corrij|cost cuest|crec crezc|defend defiend|demostr demuestr
|desped despid|despert despiert|devolv devuelv devuelt|divert diviert divirt|dorm duerm durm
|eleg elig elij|empez empiez|encend enciend|encontr encuentr|entend entiend|escrib escrit|gobern gobiern|herv hierv|jug jueg
|le ley|llov lluev|med mid|mostr muestr|mor muer mur muert|mov muev|nac nazc|ofrec ofrezc|ped pid|pens piens|perd pierd
|pon pus puest pong|prefer prefier prefir|prob prueb|quebr quiebr|recomend recomiend|record recuerd|repet repit|romp rot
|rog rueg|sal salg|segu sig|sent sient|serv sirv|soñ sueñ|suger sugier sugir|ten teng|tra traj traig|traduc traduj traduzc|venc venz
|ven vin vien veng|vest vist|vol vuel|volv vuelv vuelt
`;

const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split('|').flatMap((line) => {
      const [base = '', ...forms] = line.trim().split(/\s+/);
      return forms.map((form) => [form, base] as const);
    }),
  );

const ENGLISH_FORMS = table(ENGLISH);
const SPANISH_WORD_FORMS = table(SPANISH_WORDS);
const SPANISH_FORMS = table(SPANISH);

/** Returns the base form of an irregular English word, or the word. */
export function regularEnglish(word: string): string {
  return ENGLISH_FORMS.get(word) ?? word;
}

/** Returns the word that the stemmer reads rightly in place of a Spanish one, or the word. */
export function regularSpanish(word: string): string {
  return SPANISH_WORD_FORMS.get(word) ?? word;
}

/** Returns the stem of the infinitive for that of a Spanish verb whose vowel changes, or the stem. */
export function regularSpanishStem(stem: string): string {
  return SPANISH_FORMS.get(stem) ?? stem;
}
