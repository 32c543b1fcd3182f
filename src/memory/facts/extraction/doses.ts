import type { SaidFact } from '../said.ts';

/** A dose right behind a medicine: a number with a unit, or one that nothing follows which it could count. */
const DOSE = /^\s+\d+(?:[.,]\d+)?(?:\s?(?:mg|mcg|µg|ug|ml|g|iu|ui)(?![\p{L}\p{N}])|(?=\s*(?:$|[,.;!?)])))/iu;
const TAKES = /^(?:takes|toma) /;

/** Returns a statement of a medicine that is taken with the dose that is told behind it. */
export function withDose(fact: SaidFact, content: string): SaidFact {
  const { slot, value, evidence } = fact;
  if ((slot !== 'health' && slot !== 'habit') || !TAKES.test(value)) return fact;
  const [last = ''] = value.toLowerCase().split(' ').slice(-1);
  const dose = DOSE.exec(content.slice(evidence.end))?.[0];
  if (dose === undefined || !content.slice(0, evidence.end).toLowerCase().endsWith(last)) return fact;
  const end = evidence.end + dose.length;
  return {
    ...fact,
    value: `${value} ${dose.trim()}`,
    evidence: { ...evidence, end, quote: content.slice(evidence.start, end) },
  };
}
