/** A message as it is heard: its sentences, how they are meant, and what the tagger finds in them, each worked out once it is asked for. Nothing keeps one: what lives longer than a save costs more to collect than to read again. */
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import { askedWords, mayBeAnswer } from './asked-words.ts';
import type { MessageLooks } from './certainty.ts';
import { type Hearing, hearingOf } from './heard-clauses.ts';
import { type Sentence, sentencesOf } from './prepared-text.ts';
import type { TagWeights } from './tag-weights.ts';
import { Tagging } from './tagger.ts';

/** A message cut into sentences. */
export class HeardMessage {
  readonly sentences: readonly Sentence[];
  readonly looks: MessageLooks;
  readonly #asked: () => string;
  readonly #heard = new Map<Language, readonly HeardSentence[]>();
  #words: readonly number[] | undefined;

  /** `asked`: returns what the assistant said before it; called once a short sentence begins the message and the tagger reads it. */
  constructor(content: string, asked: () => string = () => '') {
    this.#asked = asked;
    this.sentences = sentencesOf(content);
    this.looks = { length: content.length, isAsking: content.includes('?') };
  }

  /** Returns its sentences as a language reads them. */
  in(language: Language): readonly HeardSentence[] {
    let heard = this.#heard.get(language);
    if (heard === undefined) {
      heard = this.sentences.map((sentence) => new HeardSentence(sentence, language, this));
      this.#heard.set(language, heard);
    }
    return heard;
  }

  /** The words that the assistant asked with. */
  get asked(): readonly number[] {
    this.#words ??= askedWords(this.#asked());
    return this.#words;
  }
}

/** A sentence in one language. */
export class HeardSentence {
  readonly sentence: Sentence;
  readonly language: Language;
  readonly #message: HeardMessage;
  readonly #hearings = new Map<boolean, Hearing>();
  #text: ReadText | undefined;
  #tagged: { readonly hearing: Hearing; readonly weights: TagWeights; readonly tagging: Tagging } | undefined;

  constructor(sentence: Sentence, language: Language, message: HeardMessage) {
    this.sentence = sentence;
    this.language = language;
    this.#message = message;
  }

  get message(): MessageLooks {
    return this.#message.looks;
  }

  /** The words of a question that it may answer; none where it cannot. */
  get asked(): readonly number[] {
    const isFirst = this.#message.sentences[0] === this.sentence;
    return isFirst && mayBeAnswer(this.text) ? this.#message.asked : [];
  }

  get text(): ReadText {
    this.#text ??= this.language.readWords(this.sentence.raw);
    return this.#text;
  }

  /** Returns how its clauses are meant, see `hearingOf`. */
  hearing(isOthers: boolean): Hearing {
    const hearing = this.#hearings.get(isOthers) ?? hearingOf(this.text, this.language, isOthers);
    this.#hearings.set(isOthers, hearing);
    return hearing;
  }

  /** Returns what the tagger finds. */
  tagging(isOthers: boolean, weights: TagWeights): Tagging {
    const hearing = this.hearing(isOthers);
    if (this.#tagged?.hearing !== hearing || this.#tagged.weights !== weights) {
      this.#tagged = {
        hearing,
        weights,
        tagging: new Tagging(this.text, hearing, this.language, this.asked, weights),
      };
    }
    return this.#tagged.tagging;
  }
}

/** Returns a message with nothing but blanks for what its user does not say in earnest: a text at hand, a story, and all behind one. */
export function inEarnest(content: string, language: Language): string {
  const own: string[] = [];
  let at = 0; // of the message: what stands before it is in `own`
  for (const { sentence, text, hearing } of new HeardMessage(content).in(language).map(heard)) {
    if (hearing.silencesAll) return '';
    const silent = hearing.silentFrom ?? text.tokens.length;
    for (let token = 0; token < silent; token += 1) {
      if (!hearing.blocking(token, token + 1).has('reported')) continue;
      const { start, end } = sentence.spanOf(text, token, token + 1);
      own.push(content.slice(at, start), ' '.repeat(Math.max(0, end - Math.max(at, start)))); // what two sentences share is blanked once
      at = Math.max(at, end);
    }
    if (silent < text.tokens.length) {
      own.push(content.slice(at, sentence.spanOf(text, silent, silent + 1).start));
      return own.join('');
    }
  }
  return own.join('') + content.slice(at);
}

const heard = (one: HeardSentence) => ({ sentence: one.sentence, text: one.text, hearing: one.hearing(false) });
