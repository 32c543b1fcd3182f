/** Takes back what a message says itself is not to be kept: "don't remember this but …", "I live in Bali. Delete that". */
import type { Said, SaidForget } from '../said.ts';
import type { HeardSentence } from './heard-message.ts';

type Late = SaidForget & { readonly scope: 'before' | 'that' | 'unkept' };

/** True for a request about what was said last, whatever that was. */
export function isLate(one: Said): one is Late {
  return one.kind === 'forget' && (one.scope === 'before' || one.scope === 'that' || one.scope === 'unkept');
}

/**
 * Returns what is left of the statements of a message. What it asks not to keep is said before a "delete that" and on both sides of a "don't keep this";
 * a message that says nothing else means the one before it.
 */
export function withoutKeptBack(said: readonly Said[], sentences: readonly HeardSentence[]): Said[] {
  const late = said.filter(isLate);
  if (late.length === 0) return [...said];
  const words = wordsBeside(said, sentences);
  const isUnkept = late.some(({ scope }) => scope === 'unkept') && words.length > 0;
  const until = Math.max(...late.map(({ evidence }) => evidence.start));
  return said.flatMap((one): Said[] => {
    if (!isLate(one)) return one.kind === 'forget' || (!isUnkept && one.evidence.start > until) ? [one] : [];
    const { start } = one.evidence;
    const facts = said.filter(({ kind, evidence }) => kind !== 'forget' && evidence.start < start);
    const isOfHere = isUnkept || (one.scope === 'before' ? facts.length > 0 : words.some((at) => at < start));
    return [{ ...one, scope: isOfHere ? 'unkept' : 'that' }];
  });
}

/** Returns where words stand that say something beside the requests. */
function wordsBeside(said: readonly Said[], sentences: readonly HeardSentence[]): number[] {
  const requests = said.filter(({ kind }) => kind === 'forget').map(({ evidence }) => evidence);
  return sentences.flatMap(({ sentence, text, language }) => {
    const small = ['request leads', 'forget idle'].map((name) => language.list(name));
    const found: number[] = [];
    for (let at = 0; at < text.tokens.length; at += 1) {
      const { start } = sentence.spanOf(text, at, at + 1);
      const lead = Math.max(...small.map((list) => list.at(text, at)?.end ?? 0));
      if (lead > at) at = lead - 1;
      else if (text.tokens[at]?.kind === 'word' && !requests.some((one) => start >= one.start && start < one.end))
        found.push(start);
    }
    return found;
  });
}
