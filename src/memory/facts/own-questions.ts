/**
 * Questions of users about themselves that facts may answer, whole: "¿cómo me llamo?", "where do I work?". What they look like stands as data, a
 * language a file (`own-questions/`): rules in the notation of `understanding/`, which may speak of that language's lists.
 */
import { once } from '../once.ts';
import { factLanguageOf, languagesOf } from '../understanding/languages.ts';
import type { ReadText } from '../understanding/read-text.ts';
import { type Call, RuleSet } from '../understanding/rule-set.ts';
import { WordList } from '../understanding/word-list.ts';
import { POSSESSIVE } from './extraction/bare-answer.ts';
import { keyIn, meaningOf, plainKey } from './fact-slots.ts';
import { favoriteSlots } from './fact-topics.ts';
import { englishQuestions } from './own-questions/en.ts';
import { spanishQuestions } from './own-questions/es.ts';
import type { Holds, OwnQuestionsData } from './own-questions/own-questions-data.ts';
import { portugueseQuestions } from './own-questions/pt.ts';
import type { FactLanguage } from './said.ts';
import { SLOTS, type SlotId } from './slots.ts';

/** The kind of fact that a question asks for. */
export interface AskedFact {
  /** The first of them that the user has a fact of. */
  readonly slots: readonly string[];
  /** The person or thing asked for among those of the slot: "my dog" asks for dogs. */
  readonly about: string | null;
  readonly holds: Holds | null;
}

export interface OwnQuestion {
  readonly asked: AskedFact;
  /** The question as it was understood: without case, accents, marks and polite words. */
  readonly words: string;
}

const QUESTIONS: Readonly<Record<FactLanguage, OwnQuestionsData>> = {
  es: spanishQuestions,
  en: englishQuestions,
  pt: portugueseQuestions,
};
const HOLDS: readonly Holds[] = ['named', 'placed', 'counted', 'taken'];
const LONGEST = 160; // characters

interface Ready {
  readonly rules: RuleSet;
  readonly leads: WordList;
  readonly ends: WordList;
  readonly passing: WordList;
}

const ready = Object.fromEntries(
  Object.entries(QUESTIONS).map(([code, { rules, leads, ends, passing }]) => [
    code,
    once(() => {
      const language = factLanguageOf(code);
      if (language === undefined) throw new RangeError(`no facts are read in "${code}"`);
      return {
        rules: new RuleSet(rules, language),
        leads: new WordList(leads),
        ends: new WordList(ends),
        passing: new WordList(passing),
      };
    }),
  ]),
) as Readonly<Record<FactLanguage, () => Ready>>;

/** The words that hold something, in any language: a fact may be asked for in another than its own. */
const holding = once(
  () =>
    new Map(
      HOLDS.map((one) => [one, new Set(Object.values(QUESTIONS).flatMap(({ holds }) => holds[one].split(/,\s*/)))]),
    ),
);

/** True where a value says what a question wants of it. */
export function holdsWhatIsAsked(value: string, what: Holds): boolean {
  const words = plainKey(value).split(' ');
  return words.some((word) => holding().get(what)?.has(word) === true || (what === 'counted' && /^\d+$/.test(word)));
}

/** Returns what a text asks of its user's facts; null where it asks nothing, or anything besides. `declared`: the language of the turn. */
export function ownQuestionOf(query: string, declared: string): OwnQuestion | null {
  if (query.length > LONGEST) return null;
  const said = query.replace(POSSESSIVE, '');
  for (const { code } of languagesOf(said, declared)) {
    const question = code in QUESTIONS ? askedIn(said, code as FactLanguage) : null;
    if (question !== null) return question;
  }
  return null;
}

function askedIn(said: string, code: FactLanguage): OwnQuestion | null {
  const language = factLanguageOf(code);
  if (language === undefined) return null;
  const { rules, leads, ends, passing } = ready[code]();
  const polite = language.readWords(said);
  const to = beforeEnds(polite, ends);
  let from = behindMarks(polite, 0);
  for (let lead = leads.at(polite, from); lead !== undefined; lead = leads.at(polite, from))
    from = behindMarks(polite, lead.end);
  const [first, last] = [polite.tokens[from], polite.tokens[to - 1]];
  if (first === undefined || last === undefined || from >= to) return null;
  const text = language.readWords(said.slice(first.start, last.end));
  const { tokens } = text;
  if (tokens.some((_token, at) => passing.at(text, at) !== undefined)) return null;
  const match = rules.at(text, 0);
  if (match === undefined || match.to < tokens.length) return null;
  const asked = askedBy(match.value as Call);
  const words = tokens.filter(({ kind }) => kind !== 'mark').map(({ plain }) => plain);
  return asked === null ? null : { asked, words: words.join(' ') };
}

function behindMarks({ tokens }: ReadText, from: number): number {
  let at = from;
  while (tokens[at]?.kind === 'mark') at += 1;
  return at;
}

/** Returns where the question itself ends: before its marks and thanks. */
function beforeEnds(text: ReadText, ends: WordList): number {
  let to = text.tokens.length;
  for (let at = 0; at < to; at += 1) {
    let end = at;
    for (let found = ends.at(text, end); found !== undefined; found = ends.at(text, end))
      end = behindMarks(text, found.end);
    if (end > at && behindMarks(text, end) >= to) to = at;
  }
  while (text.tokens[to - 1]?.kind === 'mark') to -= 1;
  return to;
}

function askedBy({ call, args, values }: Call): AskedFact | null {
  const about = args.includes('x') ? plainKey(String(values.x)) : null;
  const slots = args.filter((one) => one !== 'x' && !HOLDS.includes(one as Holds));
  const [holds = null] = args.filter((one): one is Holds => HOLDS.includes(one as Holds));
  switch (call) {
    case 'named':
    case 'counted':
      return { slots, about, holds: call };
    case 'favorite':
      return { slots: favoriteSlots(about ?? slots[0] ?? ''), about: null, holds: null };
    case 'key':
      return byKey(about ?? '');
    default:
      return { slots, about, holds };
  }
}

/** Names of slots, besides their keys, that ask for exactly what the facts say: "mi esposa" and "mi puesto" do not. */
const SAME_AS_KEY = new Set(
  `mail,e-mail,correo electronico,email address,numero de telefono,celular,movil,phone number,cell,mobile,mascotas,pets,hobbies,
   pasatiempos,intereses,interests,proyectos,projects,objetivos,goals,metas,tecnologias,technologies,estado civil,marital status,
   nacionalidad,nationality,zona horaria,time zone,alergias,allergies,cumple,e-mail,telefone,idade,nome,aniversario,profissao,endereco,zap`
    .split(',')
    .map((name) => name.trim()),
);

const LONGEST_KEY = 40; // characters

/** Returns the fact asked for by a key, also one named by a caller or a user: "What's my shoe size?". */
function byKey(name: string): AskedFact | null {
  if (name.length > LONGEST_KEY) return null;
  const { slot } = meaningOf(name);
  const asked = { slots: [slot], about: null, holds: null };
  if (!(slot in SLOTS)) return asked;
  const own = ['es', 'en', 'pt'].map((language) => plainKey(keyIn(slot as SlotId, language)));
  return own.includes(name) || SAME_AS_KEY.has(name) ? asked : null;
}
