import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/memory/facts/extraction/facts-told.ts';
import { filled } from '../../../src/memory/understanding/filled.ts';
import { Language } from '../../../src/memory/understanding/language.ts';
import { LANGUAGES, withFacts } from '../../../src/memory/understanding/languages.ts';
import { type Rule, rulesOf } from '../../../src/memory/understanding/notation.ts';
import { type CalendarContext, daysOf } from '../../../src/memory/understanding/readers/calendar.ts';
import { dayOf, isoDay } from '../../../src/memory/understanding/readers/civil-day.ts';
import { type Call, RuleSet } from '../../../src/memory/understanding/rule-set.ts';

/** Wednesday 18 November 2026, noon. */
const SAID: CalendarContext = { today: dayOf(2026, 11, 18), minutes: 720, isMonthFirst: false };

/** The tables whose rules yield facts. */
const FACT_TABLES = ['facts', 'within', 'notes'];

/** The tables whose rules yield a wording behind one word. */
const TOLD_TABLES = ['asked', 'ages', 'deeds'];

/** What a rule yields, as examples write it: a day, a range `from..to`, a month, or the value itself. */
function shown(value: unknown): string {
  const days = daysOf(value, SAID);
  if (days === undefined) return String(value);
  if (days.isMonth) return isoDay(days.day).slice(0, 7);
  const day = `${days.isEnd ? '..' : ''}${isoDay(days.day)}${days.last === undefined ? '' : `..${isoDay(days.last)}`}`;
  return days.part ? `${day} ${days.part}` : day;
}

/** The facts that a rule yields, as examples write them: each with its slot before it. */
function factsShown(value: unknown, language: Language): string[] {
  return factsOf(value as Call, language).map((fact) => `${fact.kind === 'fact' ? '' : '-'}${fact.slot} ${fact.value}`);
}

describe.each([
  ...LANGUAGES.map((data) => [data.code, data, { ...data.rules, flags: data.flags }] as const),
  ...LANGUAGES.map((data) => [`facts, ${data.code}`, withFacts(data), data.facts.rules] as const),
])('the rules of %s', (_name, data, rules) => {
  const language = new Language(data);
  const tables = Object.entries<string>(rules);
  const alone = (rule: Rule) => new RuleSet(rule.line, language);

  it.each(tables)('%s match their examples and nothing that must not match', (name, table) => {
    const faults: string[] = [];
    for (const rule of rulesOf(table)) {
      const rules = alone(rule);
      if (rule.matches.length === 0) faults.push(`no example: ${rule.line}`);
      for (const { text, value } of rule.matches) {
        const found = rules.all(language.read(text));
        if (found.length === 0) faults.push(`"${text}" is missed by: ${rule.line}`);
        const yielded = found.flatMap((match) =>
          FACT_TABLES.includes(name)
            ? factsShown(match.value, language)
            : TOLD_TABLES.includes(name)
              ? filled((match.value as Call).args.join(' '), (match.value as Call).values)
              : [shown(match.value)],
        );
        const isAsSaid = value === undefined || value.split(' ; ').every((one) => yielded.includes(one));
        if (found.length > 0 && !isAsSaid)
          faults.push(`"${text}" yields ${yielded.join(' ; ')}, not ${value}: ${rule.line}`);
      }
      for (const text of rule.misses) {
        // A rule of facts may leave it to the words whether they tell anything.
        const matches = rules
          .all(language.read(text))
          .filter((match) => !FACT_TABLES.includes(name) || factsShown(match.value, language).length > 0);
        if (matches.length > 0) faults.push(`"${text}" is matched by: ${rule.line}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
