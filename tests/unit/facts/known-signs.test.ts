/** The examples of the rules by which messages are read in the light of what is known. */
import { describe, expect, it } from 'vitest';
import { KNOWN_DATA, knownLanguageOf } from '../../../src/memory/facts/known/known-language.ts';
import { rulesOf } from '../../../src/memory/understanding/notation.ts';
import { RuleSet } from '../../../src/memory/understanding/rule-set.ts';

describe.each(KNOWN_DATA.map((data) => [data.code, data] as const))('the signs of %s', (code, data) => {
  const language = knownLanguageOf(code);
  if (language === undefined) throw new Error(`${code} is not read`);

  it.each(['ends', 'news', 'stays', 'besides', 'idle'] as const)(
    '%s match their examples and nothing that must not match',
    (name) => {
      const faults: string[] = [];
      for (const rule of rulesOf(data[name])) {
        const matches = (text: string) => new RuleSet(rule.line, language).all(language.read(text)).length > 0;
        if (rule.matches.length === 0 || rule.misses.length === 0) faults.push(`an example is missing: ${rule.line}`);
        for (const { text } of rule.matches) if (!matches(text)) faults.push(`"${text}" is missed by: ${rule.line}`);
        for (const text of rule.misses) if (matches(text)) faults.push(`"${text}" is matched by: ${rule.line}`);
      }
      expect(faults).toEqual([]);
    },
  );
});
