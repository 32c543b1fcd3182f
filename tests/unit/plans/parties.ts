/** Phrases of parties with how many go: `known phrase = count`, a line each; `-` where no number is known, `?` where none can be. */
import { readFileSync } from 'node:fs';
import { mergePlanState } from '../../../src/memory/plans/plan-state.ts';
import { read } from './labelled-plans.ts';

export interface Party {
  readonly known: number | undefined;
  readonly phrase: string;
  readonly count: number | undefined;
}

const REFERENCE = '2026-11-24T10:00:00+00:00';
const LINE = /^(-|\d+) (.+) = (\?|\d+)$/;

/** Returns the phrases of a language. */
export function partiesOf(language: string): Party[] {
  const path = new URL(`../../fixtures/plans/parties.${language}.txt`, import.meta.url);
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, known = '', phrase = '', count = ''] = LINE.exec(line) ?? [];
      if (phrase === '') throw new Error(`no party: ${line}`);
      return { known: numberOf(known), phrase, count: numberOf(count) };
    });
}

function numberOf(told: string): number | undefined {
  return /^\d+$/.test(told) ? Number(told) : undefined;
}

/** Returns how many go behind a phrase, with a plan open. */
export function partyBehind({ phrase, known }: Party, language: string): unknown {
  const plan = {
    activity: language === 'en' ? 'dinner' : language === 'es' ? 'cenar' : 'jantar',
    location: 'Lima',
    date: '2026-12-05',
    ...(known && { party_size: known }),
  };
  return mergePlanState(plan, read(phrase, language, REFERENCE, plan)).party_size;
}
