import { expect, it } from 'vitest';
import { JOINED_SENTENCES } from '../../../src/memory/facts/extraction/joined-sentences.ts';
import { sentencesOf } from '../../../src/memory/facts/extraction/prepared-text.ts';

const count = (example: string) => sentencesOf(example.replace('|', '')).length;

it.each(JOINED_SENTENCES.flatMap(({ joins }) => joins))('reads "%s" as one sentence', (example) => {
  expect(count(example)).toBe(1);
});

it.each(JOINED_SENTENCES.flatMap(({ leaves }) => leaves))('reads "%s" as two', (example) => {
  expect(count(example)).toBe(2);
});
