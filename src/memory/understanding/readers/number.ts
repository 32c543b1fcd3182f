import type { Reader, Reading } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
import type { ReadText } from '../read-text.ts';

const WHOLE = /^\d+$/;
const DIGITS = /^\d+(?:[.,]\d{1,3})*$/;
const MOST_COUNTED = 10_000;

/** Reads whole numbers of digits or words: "8", "treinta y cinco", "twenty-five", "duzentos e dez". */
export function numberReader(names: Names): Reader {
  const first = ['#', ...names.list('numbers').first];
  return { first, read: (text, at) => digitsAt(text, at, WHOLE) ?? wordsAt(text, at, names) };
}

/** Reads how many of something there are: a number, and words such as "un par" and "a couple of". */
export function countReader(names: Names): Reader {
  const numbers = numberReader(names);
  const few = names.list('few');
  return {
    first: [...(numbers.first ?? []), ...few.first],
    read(text, at) {
      const some = few.at(text, at);
      if (some !== undefined) return { value: Number(some.value), end: some.end };
      const found = numbers.read(text, at);
      return found !== undefined && Number(found.value) < MOST_COUNTED ? found : undefined;
    },
  };
}

/** Reads amounts, with decimals and scale: "1.500", "12,50", "2k", "dos mil", "50 lucas". */
export function amountReader(names: Names): Reader {
  const numbers = numberReader(names);
  const scales = names.list('scales');
  return {
    first: [...(numbers.first ?? []), ...scales.first],
    read(text, at) {
      const found = digitsAt(text, at, DIGITS) ?? wordsAt(text, at, names);
      const scale = scales.at(text, found?.end ?? at);
      if (found === undefined && scale === undefined) return undefined;
      const amount = Number(found?.value ?? 1) * Number(scale?.value ?? 1);
      const end = scale?.end ?? found?.end ?? at;
      return amount > 0 && amount < 1e12 ? { value: Math.round(amount * 100) / 100, end } : undefined;
    },
  };
}

function digitsAt(text: ReadText, at: number, shape: RegExp): Reading | undefined {
  const token = text.tokens[at];
  if (token?.kind !== 'number' || !shape.test(token.plain)) return undefined;
  return { value: decimalOf(token.plain), end: at + 1 };
}

/**
 * "1.500", "1,500", "1.500,50" and "1,500.50" in any language: money has no third decimal, so three digits behind a separator are thousands
 * and one or two are cents.
 */
export function decimalOf(digits: string): number {
  const [whole = '', cents] = digits.split(/[.,](?=\d{1,2}$)/);
  return Number(`${whole.replace(/[.,]/g, '')}.${cents ?? 0}`);
}

/** Adds up number words: each next one must fit below what is there, or multiply it. */
function wordsAt(text: ReadText, at: number, names: Names): Reading | undefined {
  const numbers = names.list('numbers');
  const joints = names.list('number joints');
  let total = 0;
  let current = 0;
  let end = at;
  for (let next = at; ; ) {
    const joint = next > at ? joints.at(text, next) : undefined;
    const word = text.isFree(joint?.end ?? next) ? numbers.at(text, joint?.end ?? next) : undefined;
    if (word === undefined) break;
    const value = Number(word.value);
    if (value === 1_000) {
      if (total > 0) break;
      [total, current] = [Math.max(current, 1) * 1_000, 0];
    } else if (value === 100 && current >= 1 && current <= 9 && joint === undefined) current *= 100;
    else if (next === at || fits(value, current, total)) current += value;
    else break;
    end = word.end;
    next = word.end;
  }
  return end > at ? { value: total + current, end } : undefined;
}

function fits(value: number, current: number, total: number): boolean {
  if (current === 0) return total > 0 && value < 1_000;
  if (current % 100 === 0) return value < 100;
  return current % 10 === 0 && current % 100 >= 20 && value < 10;
}
