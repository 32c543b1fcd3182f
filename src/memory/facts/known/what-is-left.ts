import { foldAccents } from '../../text/fold-accents.ts';
import type { Fact } from '../fact.ts';
import { takesOneValue } from '../fact-slots.ts';

/** Slots of those who are told together and end together, or not at all. */
const TOGETHER: ReadonlySet<string> = new Set(['family', 'partner', 'pet', 'decision', 'goal', 'note']);
const AND = / (?:and|y|e) /;
/** The place that stands behind what somebody is. */
const AT = / (?:at|for|in|en|em|no|na|num|numa) /;

/**
 * Returns the value of a fact without the part that ended, by the words that a text mentions of it: of "takes the pill and vitamin D" without the pill, of "is a nurse at
 * Guy's" without Guy's; undefined where nothing is left, or it cannot be told.
 */
export function leftOf({ slot, value }: Fact, mentioned: readonly string[]): string | undefined {
  const isIn = (part: string) => wordsOf(part).some((word) => mentioned.includes(word));
  if (slot === 'profession') {
    const at = AT.exec(value);
    if (at === null) return undefined;
    const [head, place] = [value.slice(0, at.index), value.slice(at.index)];
    return isIn(place) && !isIn(head) && head.includes(' ') ? head : undefined;
  }
  if (takesOneValue(slot) || TOGETHER.has(slot) || !AND.test(value)) return undefined;
  const [verb = '', ...rest] = value.split(' ');
  const items = rest.join(' ').split(new RegExp(`, |${AND.source}`));
  const left = items.filter((item) => !isIn(item));
  if (left.length === 0 || left.length === items.length) return undefined;
  const last = left.pop() ?? '';
  return `${verb} ${left.length === 0 ? last : `${left.join(', ')}${AND.exec(value)?.[0]}${last}`}`;
}

const wordsOf = (part: string): string[] => foldAccents(part.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
