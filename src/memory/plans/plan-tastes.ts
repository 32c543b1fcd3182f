import { isLaughter } from '../understanding/read-text.ts';
import type { Call } from '../understanding/rule-set.ts';
import { DEED, ERRAND, type FoundActivity, LED } from './found-activity.ts';
import type { PlanSign, Reading } from './plan-slots.ts';

/** Returns what the text seeks to do, in its order; alternatives as said: "remo o kayak". */
export function takeActivities({ text, language }: Reading): FoundActivity[] {
  const ors = language.list('or');
  const one = language.list('one');
  const joints = language.list('activity joints');
  const found: FoundActivity[] = [];
  for (const { from, to, value } of language.rules('activity').all(text)) {
    const { call, args, values } = value as Call;
    const name = call === 'table' ? (language.list('table name').words[0] ?? '') : text.wordsOf(from, to);
    // A table is for the meal that the plan is for, and none where it has one.
    const traits = call === 'table' ? [...args.slice(1), 'table'] : args.slice(1);
    const last = found.at(-1);
    const or = last && ors.at(text, last.to);
    const joint = last && (last.to === from ? from : joints.at(text, last.to)?.end);
    text.take(from, to);
    // Only what the rule captured is the name: what it needs around it is not.
    const said = call === 'activity' ? String(values[args[0] ?? '']) : name;
    if (last && or && (or.end === from || one.at(text, or.end)?.end === from) && !last.traits.includes('vague'))
      found[found.length - 1] = { ...last, name: `${last.name} ${text.wordsOf(last.to, from)} ${said}`, to };
    else if (last && joint === from && call === 'activity' && !last.traits.includes('vague'))
      found[found.length - 1] = { ...last, name: text.wordsOf(last.from, to), to, traits: [...last.traits, ...traits] };
    else found.push({ ...withModifier(said, from, { text, language }), to, traits });
  }
  return found;
}

const LONGEST_COMPLEMENT = 3; // words between what is sought and the "or" behind it
const LONGEST_OTHER = 3; // words of the other alternative

/** "Pottery or glass blowing", "ruta a caballo o en quad": the alternative that no list knows stays as said, too. */
export function withOther(activity: FoundActivity, { text, language }: Reading): FoundActivity {
  const [ors, stops, joints] = ['or', 'no aims', 'activity joints'].map((name) => language.list(name));
  const isPart = (at: number) => !text.ends(at) && text.isFree(at) && text.tokens[at]?.kind === 'word';
  let or = activity.to;
  while (or < activity.to + LONGEST_COMPLEMENT && isPart(or) && ors?.at(text, or) === undefined) or += 1;
  const from = isPart(or) ? ors?.at(text, or)?.end : undefined;
  if (from === undefined) return activity;
  let to = joints?.at(text, from)?.end ?? from;
  const begin = to;
  const isEnd = (at: number) => ['aim stops', 'replies'].some((name) => language.list(name).at(text, at) !== undefined);
  while (to < begin + LONGEST_OTHER && isPart(to) && !isEnd(to)) to += 1;
  const isOther =
    to > begin &&
    language.list('one').at(text, to - 1) === undefined &&
    stops?.at(text, begin) === undefined &&
    (text.ends(to) || !isPart(to) || isEnd(to));
  return isOther ? { ...activity, name: `${activity.name} ${text.wordsOf(activity.to, to)}`, to } : activity;
}

/** "Salsa class", "science camp": some activities take the word before them into their name. */
function withModifier(said: string, from: number, { text, language }: Reading): { name: string; from: number } {
  const name = { name: said, from };
  const before = text.tokens[from - 1];
  const isHead = language.list('activity heads').at(text, from) !== undefined;
  if (!isHead || before?.kind !== 'word' || !text.isFree(from - 1) || before.plain.length < 3) return name;
  const isPlain = ['no place', 'aim fillers', 'aim stops', 'articles'].some(
    (list) => language.list(list).at(text, from - 1) !== undefined,
  );
  // "Wreath making workshop".
  const further = before.plain.endsWith('ing') ? text.tokens[from - 2] : undefined;
  const isNamed =
    further?.kind === 'word' && text.isFree(from - 2) && language.list('articles').at(text, from - 2) === undefined;
  if (isPlain || isLaughter(before.plain)) return name;
  return isNamed && further.plain.length > 3
    ? { name: `${further.written} ${before.written} ${said}`, from: from - 2 }
    : { name: `${before.written} ${said}`, from: from - 1 };
}

/** "It's my sister's wedding, I need to organise the lunch": what a wish leads to in its clause goes before what no wish does. */
export function wantedFirst(
  found: readonly FoundActivity[],
  { text }: Reading,
  signs: readonly PlanSign[],
): readonly FoundActivity[] {
  const isWanted = ({ from }: FoundActivity) => {
    const clause = text.clauseAt(from);
    return signs.some((sign) => sign.from < from && text.clauseAt(sign.from) === clause);
  };
  const wanted = found.filter(isWanted);
  return wanted.length === 0 || wanted.length === found.length
    ? found
    : [...wanted, ...found.filter((one) => !isWanted(one))];
}

/**
 * Returns the first telling one: "un viaje para hacer senderismo" is senderismo. What a verb says whole goes before: "pick up the wedding dress"
 * is no wedding, "visit my gran" no visit; "take mum to the opera" is the opera.
 */
export function chooseActivity(
  { text }: Reading,
  found: readonly FoundActivity[],
  deed: FoundActivity | undefined,
): FoundActivity | undefined {
  const known = found.find(({ traits }) => !traits.includes('vague')) ?? found[0];
  if (deed === undefined || known === undefined) return known ?? deed;
  const isWithin = known.from >= deed.from && known.to <= deed.to;
  const isItsVerb = known.from === deed.from && known.to < deed.to;
  const isVague = known.traits.includes('vague');
  // "A friend's wedding, I need to rent a suit".
  const isAnother = known.to <= deed.from && text.clauseAt(known.from) !== text.clauseAt(deed.from);
  if (isAnother && deed.traits.includes(LED) && deed.traits.includes(ERRAND)) return deed;
  if (isWithin && (deed.traits.includes(ERRAND) || (isItsVerb && (isVague || !deed.traits.includes(DEED)))))
    return { ...deed, traits: [...known.traits.filter((trait) => trait !== 'vague'), ...deed.traits] };
  // "Buy a suit for my brother's wedding".
  const isForIt = deed.from < known.from && deed.traits.includes(ERRAND);
  return (isVague && !isWithin) || isForIt ? deed : known;
}

/** Returns the traits of an activity that a plan already has. */
export function traitsOf(name: string, { language }: Reading): readonly string[] {
  const text = language.read(name);
  return language
    .rules('activity')
    .all(text)
    .flatMap(({ value }) => (value as Call).args.slice(1));
}

/** A cuisine that a text names, by its name in the language of the text. */
export interface FoundCuisine {
  readonly name: string;
  /** True for "italiano", which a friend may be as well: it counts where the text or the open plan is about eating. */
  readonly needsMeal: boolean;
  /** The word that said it, and where it stands. */
  readonly said: string;
  readonly from: number;
}

export function findCuisines({ text, language }: Reading): FoundCuisine[] {
  const names = language.list('cuisine names');
  return language
    .rules('cuisine')
    .all(text)
    .flatMap(({ value, to }) => {
      const { call, values } = value as Call;
      const name = names.valueOf(String(values.c));
      const said = { said: text.wordsOf(to - 1, to), from: to - 1 };
      return name === undefined ? [] : [{ name, needsMeal: call === 'meal', ...said }];
    });
}

/** Returns the wishes of a text, each once, in its order. */
export function findPreferences({ text, language }: Reading): string[] {
  const found = new Set<string>();
  for (const { value, from, to } of language.rules('preferences').all(text))
    found.add(typeof value === 'string' ? value : text.wordsOf(from, to));
  return [...found];
}
