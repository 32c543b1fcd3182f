/** What the tagger finds in a message, however sure of it, as a feature of known facts: a value of a fact's own slot is most often its new one. */
import { factLanguageOf } from '../../understanding/languages.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import { HeardMessage } from '../extraction/heard-message.ts';
import type { TagWeights } from '../extraction/tag-weights.ts';
import type { Fact } from '../fact.ts';
import { kindOf } from './signs.ts';

/** A value that the tagger finds, of a kind of slots, by the tokens of the message. */
export interface Tag {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly probability: number;
}

const STEPS = 5; // of probability

/** Returns what the tagger finds in a message; nothing without its weights. */
export function tagsIn(content: string, text: ReadText, code: string, weights: TagWeights | undefined): Tag[] {
  const language = factLanguageOf(code);
  if (language === undefined || weights === undefined) return [];
  let isOthers = false;
  return new HeardMessage(content).in(language).flatMap((heard) => {
    const { spans } = heard.tagging(isOthers, weights);
    isOthers = heard.hearing(isOthers).endsWithOthers;
    return spans.flatMap(({ slot, from: first, to: last, probability }) => {
      const { start, end } = heard.sentence.spanOf(heard.text, first, last);
      const from = text.tokens.findIndex((token) => token.end > start);
      const to = text.tokens.findLastIndex((token) => token.start < end) + 1;
      return from < 0 || to <= from ? [] : [{ kind: kindOf(slot), from, to, probability }];
    });
  });
}

/** Returns the features of a fact by what the tagger finds. */
export function tagFeatures(tags: readonly Tag[], fact: Fact, isMention: (at: number) => boolean): string[] {
  const own = kindOf(fact.slot);
  const features: string[] = [];
  for (const { kind, from, to, probability } of tags) {
    let isOld = false;
    for (let at = from; at < to; at += 1) isOld ||= isMention(at);
    if (kind === own) {
      const name = isOld ? '<tag old' : '<tag new';
      features.push(name, `${name} ${own}`, `${name} ${Math.floor(Math.min(probability, 0.999) * STEPS)}`);
    } else if (isOld) features.push('<tag as another', `<tag as ${kind}`, `<tag ${own} as ${kind}`);
    else features.push(`<tag ${kind} beside ${own}`);
  }
  if (!tags.some(({ kind }) => kind === own)) features.push(tags.length === 0 ? '<tag none' : '<tag of others');
  return features;
}
