/** Statements about the user, as rules or a language model read them in messages, before they are compared with the known facts. */
import type { Confidence, Domain, FactSource } from './fact.ts';

/** The languages that facts are read in, by ISO 639 code. */
export type FactLanguage = 'es' | 'en' | 'pt';

/** Words of a message; positions are UTF-16 units of its content. */
export interface Span {
  /** Index in the messages that were read. */
  readonly message: number;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** A statement of a fact: "Trabajo en Google." */
export interface SaidFact {
  readonly kind: 'fact';
  readonly slot: string;
  readonly key: string;
  /** The value in the third person, in the language of the message. */
  readonly value: string;
  readonly domain: Domain;
  readonly confidence: Confidence;
  readonly source: FactSource;
  readonly language: FactLanguage;
  readonly standing: boolean;
  /** True for a change ("ahora…", "I switched to…"): the slot's former value no longer holds, also where it takes many. */
  readonly replaces: boolean;
  /** Ids of the known facts whose place it takes, where that is known. */
  readonly instead?: readonly string[];
  /** True for an answer that says it only beside what was asked; absent otherwise. */
  readonly answers?: true;
  /** Words of which one may be the name of whom it is said, where the user does not speak of themselves in it. */
  readonly spokenOf?: readonly string[];
  readonly evidence: Span;
  /** The features by which its certainty was weighed; absent where a rule stood alone. */
  readonly signs?: readonly string[];
}

/** A retraction, "Ya no trabajo en Google": `value`, in the third person and without the negation, no longer holds. */
export interface SaidRetraction {
  readonly kind: 'retraction';
  readonly slot: string;
  readonly value: string;
  /** Id of the known fact that it means, where that is known. */
  readonly of?: string;
  readonly language: FactLanguage;
  readonly evidence: Span;
}

/** A command to forget: "Olvidate de mi trabajo". */
export interface SaidForget {
  readonly kind: 'forget';
  /** The slot to forget; null for any fact that speaks of `about`. */
  readonly slot: string | null;
  /** The value that narrows it ("que soy alérgico a las nueces" → "es alérgico a las nueces"); null for the whole slot. */
  readonly about: string | null;
  /** The kin or animal that is meant of those in the slot; absent: all of them. */
  readonly one?: string;
  /** True for everything known of the user. */
  readonly everything: boolean;
  /**
   * How `about` is held against values, or what is meant without it; absent: its words may be fewer or more than a value's. `whole`: a value has
   * all of them; `before`, `that`: what the user told last; `unkept`: the message itself.
   */
  readonly scope?: 'whole' | 'before' | 'that' | 'unkept';
  readonly language: FactLanguage;
  readonly evidence: Span;
}

export type Said = SaidFact | SaidRetraction | SaidForget;
