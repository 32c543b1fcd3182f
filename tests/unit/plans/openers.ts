/** First messages that open a plan and that do not, `+ message` and `- message` a line, in two sets; the README beside the files tells them. */
import { readFileSync } from 'node:fs';

export type LanguageCode = 'es' | 'en' | 'pt';

export interface Openers {
  readonly plans: readonly string[];
  readonly others: readonly string[];
  /** Both, in the order of the file. */
  readonly all: readonly { readonly query: string; readonly isPlan: boolean }[];
}

export function openersOf(language: LanguageCode, set: 'openers' | 'chats' = 'openers'): Openers {
  const path = new URL(`../../fixtures/plans/${set}.${language}.txt`, import.meta.url);
  const all = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ query: line.slice(2), isPlan: line.startsWith('+') }));
  const of = (isPlan: boolean) => all.filter((one) => one.isPlan === isPlan).map(({ query }) => query);
  return { plans: of(true), others: of(false), all };
}
