/** What a user's messages say of the user, as rules or a language model read them, before it is held against what is known. */
import type { Confidence, Domain, FactSource } from './fact.ts';

/** Words of a message; positions are UTF-16 units of its content. */
export interface Span {
  /** Index in the messages that were read. */
  readonly message: number;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** "Trabajo en Google." */
export interface SaidFact {
  readonly kind: 'fact';
  readonly slot: string;
  readonly key: string;
  /** In the third person, in the language of the message. */
  readonly value: string;
  readonly domain: Domain;
  readonly confidence: Confidence;
  readonly source: FactSource;
  readonly language: 'es' | 'en';
  readonly standing: boolean;
  /** It was said as a change ("ahora…", "I switched to…"): what the slot held until now no longer holds, also where it takes many values. */
  readonly replaces: boolean;
  readonly evidence: Span;
}

/** "Ya no trabajo en Google": what `value` says, in the third person and without the negation, no longer holds. */
export interface SaidRetraction {
  readonly kind: 'retraction';
  readonly slot: string;
  readonly value: string;
  readonly language: 'es' | 'en';
  readonly evidence: Span;
}

/** "Olvidate de mi trabajo": a command. */
export interface SaidForget {
  readonly kind: 'forget';
  /** Null: whatever speaks of `about`, in any slot. */
  readonly slot: string | null;
  /** What narrows it ("que soy alérgico a las nueces" → "es alérgico a las nueces"); null: the whole slot. */
  readonly about: string | null;
  /** Everything that is known of the user. */
  readonly everything: boolean;
  readonly language: 'es' | 'en';
  readonly evidence: Span;
}

export type Said = SaidFact | SaidRetraction | SaidForget;
