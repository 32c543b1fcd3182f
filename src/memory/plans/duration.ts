import { NUMBER_EN, NUMBER_ES, numberOf } from './number-words.ts';
import type { QueryText } from './query-text.ts';

/** Dates were taken out before, so "en 3 días" is gone and what is left is a length. */
const COUNTED_ES = new RegExp(
  `\\b(?<half>media hora|hora y media)\\b|(?<!\\b(?:cada|por|al) )\\b(?<count>${NUMBER_ES}) ?(?<unit>horas?|h\\b|minutos|min\\b|dias?|noches?|semanas?|mes(?:es)?)\\b(?<plus> y media)?`,
);
const COUNTED_EN = new RegExp(
  `\\b(?<half>half an hour|(?:an|one) hour and a half)\\b|(?<!\\b(?:per|every) )\\b(?<count>${NUMBER_EN})(?<plus> and a half)?[ -](?<unit>hours?|hrs?|minutes?|mins?|days?|nights?|weeks?|months?)\\b`,
);
const WEEKEND =
  /\b(?:un (?:fin de semana|finde)|(?:de |para el )fin de semana|(?:a |the )?weekend (?:trip|getaway|break|away|escape)|a weekend|for the weekend)\b/;
const WHOLE_DAY = /\b(?:todo el dia|el dia entero|dia completo|all day|(?:the )?whole day|full[ -]day)\b/;

/** "Un día" is a length only where it is spent: "un día en Toledo", not "un día de estos". */
const SPENT = /^(?: (?:en|in|entero|completo|trip|por|at)\b)| ?$/;

/**
 * Takes the duration out of a query, in ISO 8601. Nights become days, and weeks seven days, so that callers see hours, minutes,
 * days and months only.
 */
export function takeDuration(text: QueryText): string | undefined {
  if (text.take(WEEKEND)) return 'P2D';
  if (text.take(WHOLE_DAY)) return 'P1D';
  for (const pattern of [COUNTED_ES, COUNTED_EN]) {
    const match = pattern.exec(text.folded);
    const duration = match && readDuration(match, text.folded.slice(match.index + match[0].length));
    if (!match || !duration) continue;
    text.takeOut(match.index, match.index + match[0].length);
    return duration;
  }
  return undefined;
}

export function daysAsDuration(days: number): string {
  return `P${days}D`;
}

function readDuration({ groups }: RegExpExecArray, after: string): string | undefined {
  if (groups?.half) return groups.half.startsWith('half') || groups.half.startsWith('media') ? 'PT30M' : 'PT1H30M';
  const count = numberOf(groups?.count ?? '');
  const unit = groups?.unit ?? '';
  if (!count || count > 999) return undefined;
  if (/^(?:min)/.test(unit)) return `PT${count}M`;
  if (/^h/.test(unit)) return groups?.plus ? `PT${count}H30M` : `PT${count}H`;
  if (/^mes|^month/.test(unit)) return `P${count}M`;
  if (/^(?:semana|week)/.test(unit)) return daysAsDuration(count * 7);
  if (count === 1 && !/^\d/.test(groups?.count ?? '') && !SPENT.test(after)) return undefined;
  return daysAsDuration(count);
}
