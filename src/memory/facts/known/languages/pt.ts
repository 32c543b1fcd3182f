import type { KnownData } from '../known-language.ts';

export const portuguese: KnownData = { code: 'pt', splits: 'mas, embora, enquanto', lists: { small: 'x', stops: 'x', leads: 'x', theirs: 'x', of: 'x', not: 'x', nouns: 'x' }, ends: '', news: '', besides: '', stays: 'xyzzy => still  ✓ xyzzy ✗ ab', idle: "xyzzy => 'idle'  ✓ xyzzy" };
