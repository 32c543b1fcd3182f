/** What the kinds of questions promise about the words they share with their evidence, and the check that they keep it. */
import snowball from 'snowball-stemmers';

export const QUESTION_KINDS = [
  'literal',
  'inflected',
  'paraphrase',
  'temporal',
  'multi',
  'name',
  'followup',
  'unanswerable',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The function words of the language, verbs that carry no meaning of their own included: sharing one is no help to a search. */
const STOP_WORDS = {
  es: `a al algo alguien algun alguna algunas alguno algunos ante antes aqui asi aun aunque bien cada casi como con contra cual cuales cualquier
    cuando cuanta cuantas cuanto cuantos de decia decir del desde dice dicen dijeron dijo donde dos durante e el ella ellas ello ellos en entre era
    eramos eran eras eres es esa esas ese eso esos esta estaba estaban estado estais estamos estan estar estas este esto estos estoy estuve estuvo
    fue fuera fueron fui fuimos gran ha haber habia habian habiamos han has hasta hay haya hace hacemos hacen hacer hacia haciamos hago he hemos
    hice hicieron hicimos hizo hoy ir iba ido la las le les lo los mas me mi mia mis mio mucha mucho muchos muy nada ni no nos nosotros nuestra
    nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues que quien quienes se sea ser si sido sin sobre
    sois solo somos son soy su sus suya suyo tal tambien tan tanto te tengo tenemos tener tenia tenian tiene tienen ti toda todas todo todos tu
    tus tuve tuvo tuya tuyo un una unas uno unos usted ustedes va vamos van vas voy vos vosotros y ya yo`,
  en: `a about after again all also am an and any are as at be because been before being but by can could did do does doing done for from get
    got had has have having he her here hers him his how i if in into is it its just like me more most my no not now of off on one or other our
    ours out over own s she so some such t than that the their them then there these they this those through to too up us very was we were what
    when where which while who whom whose why will with would you your yours`,
  pt: `a agora ainda algo alguem algum alguma algumas alguns ante antes ao aos apos aquela aquelas aquele aqueles aquilo as assim ate bem cada com
    como contra da dao das de dei deles dela delas dele demos depois desde dessa desse desta deste deu deram diz disse disseram dizer do dos e ela elas
    ele eles em entao entre era eram eramos essa essas esse esses esta estamos estao estar estas estava estavam este esteve estes estive estou eu faco
    fala falou faz fazem fazer fazia fez fizeram fiz foi fomos for foram fosse fui gente ha hoje houve ia ir isso isto ja la lhe lhes mais mas me
    mesma mesmo meu meus mim minha minhas muita muitas muito muitos na nada nao nas nela nele nem nessa nesse nesta neste no nos nossa nossas nosso
    nossos num numa o onde os ou outra outras outro outros para pela pelas pelo pelos perto pois por porque pouca pouco pq pra pras pro pros qual
    quais qualquer quando quanta quantas quanto quantos que quem se seja sem sempre ser sera seu seus so sobre sua suas sou somos sao ta tal tambem
    tanto tao te tem temos tendo tenho tenha ter teve tinha tinham tive toda todas todo todos to tu tua tudo um uma umas uns vai vamos vao vc
    voce voces vou`,
} as const;

const STEMMERS = {
  es: snowball.newStemmer('spanish'),
  en: snowball.newStemmer('english'),
  pt: snowball.newStemmer('portuguese'),
} as const;
export type StemmedLanguage = keyof typeof STEMMERS;

const stopWords = (language: StemmedLanguage) => new Set(STOP_WORDS[language].split(/\s+/));
const WITHOUT_MEANING = { es: stopWords('es'), en: stopWords('en'), pt: stopWords('pt') } as const;

/** Without accents, but with ñ: `camión` and `camion` are one word, `año` and `ano` are two. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '');

/** The words that mean something, folded. */
export function contentWords(text: string, language: StemmedLanguage): Set<string> {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !WITHOUT_MEANING[language].has(word)));
}

/** Their stems. Of a word with accents both are taken, the stem with them and the stem without: the suffixes differ. */
export function contentStems(text: string, language: StemmedLanguage): Set<string> {
  const accented = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    accented
      .filter((word) => word.length > 1 && !WITHOUT_MEANING[language].has(folded(word)))
      .flatMap((word) => [folded(STEMMERS[language].stem(word)), STEMMERS[language].stem(folded(word))]),
  );
}

/**
 * What is wrong with a question of this kind, or null: a `paraphrase` shares no stem with any of its evidence, an `inflected` one shares stems but no
 * whole word, a `literal` one shares a word; in a `followup` the turn before the evidence is nearer in words than the evidence itself.
 */
export function faultOfKind(
  kind: QuestionKind,
  question: string,
  evidence: readonly string[],
  before: readonly string[],
  language: StemmedLanguage,
): string | null {
  const told = evidence.join('\n');
  const stems = shared(contentStems(question, language), contentStems(told, language));
  const words = shared(contentWords(question, language), contentWords(told, language));
  switch (kind) {
    case 'paraphrase':
      return stems.length > 0 ? `shares the stems ${stems.join(', ')}` : null;
    case 'inflected':
      if (words.length > 0) return `shares the words ${words.join(', ')}`;
      return stems.length === 0 ? 'shares no stem' : null;
    case 'literal':
      return words.length === 0 ? 'shares no word' : null;
    case 'followup': {
      const previous = shared(contentStems(question, language), contentStems(before.join('\n'), language));
      return previous.length <= stems.length
        ? `shares ${stems.length} stems, the turn before only ${previous.length}`
        : null;
    }
    case 'unanswerable':
      return evidence.length > 0 ? 'has evidence' : null;
    default:
      return evidence.length === 0 ? 'has no evidence' : null;
  }
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((word) => b.has(word));
