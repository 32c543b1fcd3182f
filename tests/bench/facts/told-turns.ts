/** A user of whom facts are known, told one message after the other: the rules, what is known, and the life of facts, without a database. */
import { randomUUID } from 'node:crypto';
import type { ReadableMessage } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { Fact } from '../../../src/memory/facts/fact.ts';
import { eventsOf, type FactEvent, type TurnRef } from '../../../src/memory/facts/fact-change.ts';
import { changesFor } from '../../../src/memory/facts/fact-life.ts';
import { saidBefore } from '../../../src/memory/facts/known/put-right.ts';
import { inLightOf } from '../../../src/memory/facts/known/read-known.ts';
import { readTurn } from '../../../src/memory/facts/read-turn.ts';
import type { Said } from '../../../src/memory/facts/said.ts';
import { fold } from './labelled-set.ts';

export class ToldTurns {
  readonly #facts = new Map<string, Fact>();
  readonly #language: string;
  readonly #heard: ReadableMessage[] = [];
  #turns = 0;

  constructor(language: string) {
    this.#language = language;
  }

  /** The facts that hold. */
  get standing(): Fact[] {
    return [...this.#facts.values()].filter(({ state }) => state === 'active');
  }

  /** The values that hold. */
  get active(): string[] {
    return this.standing.map(({ value }) => value);
  }

  /** True where a value that holds has these words. */
  stands(part: string): boolean {
    return this.active.some((value) => fold(value).includes(fold(part)));
  }

  /** Tells a message; `light: false` leaves out what is known, so that the readers stand alone; `before`: what the assistant said before it. */
  tell(content: string, { light = true, before }: { light?: boolean; before?: string | undefined } = {}): FactEvent[] {
    if (before !== undefined) this.#heard.push({ role: 'assistant', content: before });
    const messages = [{ role: 'user', content }];
    const { said, touch } = readTurn(messages, this.#language, () => this.#heard);
    this.#heard.push(...messages);
    if (touch === null || !light) return this.learn(said);
    return this.learn(inLightOf(touch, said, [...this.#facts.values()], saidBefore(this.#turnAt(this.#turns + 1))));
  }

  #turnAt(turnNumber: number): TurnRef {
    return { sessionId: 's', turnNumber, turnId: randomUUID() };
  }

  learn(said: readonly Said[]): FactEvent[] {
    this.#turns += 1;
    const { changes } = changesFor(said, [...this.#facts.values()], {
      userId: 'u',
      now: new Date(Date.UTC(2026, 0, this.#turns)),
      newId: randomUUID,
      reason: 'said',
      turn: this.#turnAt(this.#turns),
    });
    for (const { fact } of changes) this.#facts.set(fact.id, fact);
    return eventsOf(changes);
  }
}

/** Returns an event as it is told: "superseded home …". */
export function shown({ event, fact, superseded }: FactEvent): string {
  const instead = superseded === null ? '' : ` for ${JSON.stringify(superseded.value)}`;
  return `${event} ${fact.slot} ${JSON.stringify(fact.value)}${instead}`;
}
