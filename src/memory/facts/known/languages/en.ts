import type { KnownData } from '../known-language.ts';

export const english: KnownData = { code: 'en', splits: 'but, although, while', lists: { small: 'x', stops: 'x', leads: 'x', theirs: 'x', of: 'x', not: 'x', nouns: 'x' }, ends: '', news: '', besides: '', stays: 'xyzzy => still  ✓ xyzzy ✗ ab', idle: "xyzzy => 'idle'  ✓ xyzzy" };
