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

/** The tags of a message, and how likely any of its tokens have one. */
export interface Tags {
  readonly found: readonly Tag[];
  /** Returns the probability that tokens of the message are a value of a kind of slots, found or not; 1 without the tagger's weights. */
  chanceOf(from: number, to: number, kind: string): number;
}

const UNKNOWN: Tags = { found: [], chanceOf: () => 1 };

/** Returns what the tagger finds in a message; nothing without its weights. */
export function tagsIn(content: string, text: ReadText, code: string, weights: TagWeights | undefined): Tags {
  const language = factLanguageOf(code);
  if (language === undefined || weights === undefined) return UNKNOWN;
  let isOthers = false;
  const tagged = new HeardMessage(content).in(language).map((heard) => {
    const tagging = heard.tagging(isOthers, weights);
    isOthers = heard.hearing(isOthers).endsWithOthers;
    return { heard, tagging };
  });
  const found = tagged.flatMap(({ heard, tagging }) =>
    tagging.spans.flatMap(({ slot, from: first, to: last, probability }) => {
      const { start, end } = heard.sentence.spanOf(heard.text, first, last);
      const from = text.tokens.findIndex((token) => token.end > start);
      const to = text.tokens.findLastIndex((token) => token.start < end) + 1;
      return from < 0 || to <= from ? [] : [{ kind: kindOf(slot), from, to, probability }];
    }),
  );
  return {
    found,
    chanceOf(from, to, kind) {
      const [start, end] = [text.tokens[from]?.start ?? 0, text.tokens[to - 1]?.end ?? 0];
      const chances = tagged.flatMap(({ heard, tagging }) =>
        heard.text.tokens.flatMap((_token, at) => {
          const place = heard.sentence.spanOf(heard.text, at, at + 1);
          const isWithin = place.start < end && place.end > start;
          return isWithin ? [tagging.chanceOf(at, at + 1, (slot) => kindOf(slot) === kind)] : [];
        }),
      );
      return Math.max(0, ...chances);
    },
  };
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
