import type { KnownData } from '../../known-data.ts';
import { ends } from './ends.ts';
import { lists } from './lists.ts';
import { news } from './news.ts';
import { ownEnding, polarity, sides, values } from './polarity.ts';
import { besides, idle, stays } from './stays.ts';

/** The ways in which English tells that something known ended, changed, goes on, or has company. */
export const english: KnownData = {
  code: 'en',
  splits: 'but, although, while',
  lists: { ...lists, ...sides, ...values },
  polarity,
  ownEnding,
  ends,
  news,
  stays,
  besides,
  idle,
};
