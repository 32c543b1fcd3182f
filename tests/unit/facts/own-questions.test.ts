import { describe, expect, it } from 'vitest';
import { POSSESSIVE } from '../../../src/memory/facts/extraction/bare-answer.ts';
import { englishQuestions } from '../../../src/memory/facts/own-questions/en.ts';
import { spanishQuestions } from '../../../src/memory/facts/own-questions/es.ts';
import { portugueseQuestions } from '../../../src/memory/facts/own-questions/pt.ts';
import { holdsWhatIsAsked, ownQuestionOf } from '../../../src/memory/facts/own-questions.ts';
import { factLanguageOf } from '../../../src/memory/understanding/languages.ts';
import { rulesOf } from '../../../src/memory/understanding/notation.ts';
import { RuleSet } from '../../../src/memory/understanding/rule-set.ts';

const asked = (query: string, language: string) => ownQuestionOf(query, language)?.asked ?? null;

describe.each([
  ['es', spanishQuestions],
  ['en', englishQuestions],
  ['pt', portugueseQuestions],
] as const)('the questions of users about themselves, in %s', (code, { rules }) => {
  const language = factLanguageOf(code);
  if (language === undefined) throw new Error(`no ${code}`);

  it.each(rulesOf(rules).map((rule) => [rule.line.slice(0, 70), rule] as const))('%s …', (_, rule) => {
    expect(rule.matches.length * rule.misses.length).toBeGreaterThan(0);
    for (const { text } of rule.matches) {
      const read = language.readWords(text.replace(POSSESSIVE, ''));
      expect(new RuleSet(rule.line, language).matches(read), text).toBe(true);
      expect(asked(text, code), text).not.toBeNull();
    }
    for (const text of rule.misses) expect(asked(text, code), text).toBeNull();
  });
});

describe('ownQuestionOf', () => {
  it.each([
    ['es', 'oye, ¿me recuerdas qué medicación tomo, por favor?', { slots: ['health'], holds: 'taken' }],
    ['es', '¿cómo se llama la gata?', { slots: ['pet'], about: 'gata', holds: 'named' }],
    ['es', 'soy alérgico a qué?', { slots: ['allergy'] }],
    ['es', '¿en qué universidad estudio?', { slots: ['studies'], holds: 'placed' }],
    ['en', 'what are my kids called?', { slots: ['family'], about: 'kids', holds: 'named' }],
    ['en', 'hey can you remind me what meds i am on? thanks!', { slots: ['health'], holds: 'taken' }],
    ['en', "what's my cat's name again?", { slots: ['pet'], about: 'cat' }],
    ['pt', 'tenho alergia a quê?', { slots: ['allergy'] }],
    ['pt', 'como se chama a minha cadela?', { slots: ['pet'], about: 'cadela' }],
    ['pt', 'você lembra que remédio eu tomo?', { slots: ['health'], holds: 'taken' }],
    ['pt', 'pra que time eu torço mesmo?', { slots: ['attribute:football_team', 'favorite:time'] }],
  ])('understands, in %s, "%s"', (language, query, expected) => {
    expect(asked(query, language)).toMatchObject(expected);
  });

  it.each([
    ['es', '¿qué medicación tomo con el café?'],
    ['es', '¿qué medicación toma mi padre?'],
    ['es', '¿cómo se llama la perra de Marta?'],
    ['es', '¿y la gata?'],
    ['en', 'what meds am i on and are they safe with ibuprofen?'],
    ['en', 'what are my kids called and how old are they by the time of the wedding?'],
    ['en', 'what should my dog be called?'],
    ['pt', 'tenho alergia a quê se como camarão?'],
    ['pt', 'como se chama a cadela da Joana?'],
    ['pt', 'que remédio eu tomo hoje?'],
  ])('leaves alone what asks anything more, in %s: "%s"', (language, query) => {
    expect(asked(query, language)).toBeNull();
  });

  it('tells by the words of a value whether it holds what is asked, whatever its language', () => {
    expect(holdsWhatIsAsked('tiene 2 hijos', 'counted')).toBe(true);
    expect(holdsWhatIsAsked('has a dog named Rex', 'named')).toBe(true);
    expect(holdsWhatIsAsked('toma enalapril', 'taken')).toBe(true);
    expect(holdsWhatIsAsked('has asthma', 'taken')).toBe(false);
  });
});
