import { readFileSync } from 'node:fs';
import { memoryOfTurn, type Passages, passagesOf } from '../../../src/memory/episodes/turn-memory.ts';
import type { Said } from './small-index.ts';

interface EverydayJson {
  readonly users: readonly {
    readonly user_id: string;
    readonly language: string;
    readonly speakers: readonly [user: string, assistant: null];
    readonly sessions: readonly {
      readonly created_at: string;
      readonly turns: readonly (readonly [user: string, assistant: string])[];
    }[];
    /** Evidence: session and turn, both counted from 1; none: nothing answers. */
    readonly questions: readonly {
      readonly kind: string;
      readonly question: string;
      readonly evidence: readonly (readonly [session: number, turn: number])[];
    }[];
  }[];
}

export interface EverydayUser {
  readonly memories: readonly (Said & { readonly passages: Passages })[];
  /** `evidence`: ids of memories. */
  readonly questions: readonly { readonly question: string; readonly evidence: readonly string[] }[];
}

/**
 * Two people who tell an assistant of their days, in Spanish, and what is asked of it later, 25 questions of which 10
 * have no answer. Written before scores were calibrated and
 * apart from the set of the bench, to see that what holds there holds elsewhere.
 */
export function readEverydaySet(): EverydayUser[] {
  const json = JSON.parse(readFileSync(new URL('everyday.es.json', import.meta.url), 'utf8')) as EverydayJson;
  return json.users.map((user) => ({
    memories: user.sessions.flatMap((session, at) =>
      session.turns.map(([asked, answered], turn) => {
        const createdAt = new Date(Date.parse(session.created_at) + turn * 60_000);
        const messages = [
          { role: 'user' as const, content: asked, name: user.speakers[0] },
          { role: 'assistant' as const, content: answered },
        ];
        const memory = memoryOfTurn({ messages, language: user.language, createdAt });
        if (memory === null) throw new Error(`nothing is remembered of ${asked}`);
        const { terms, lines } = memory;
        const place = { id: `${at + 1}.${turn + 1}`, sessionId: `${user.user_id}.${at + 1}`, turnNumber: turn + 1 };
        return { ...place, createdAt, terms, passages: passagesOf(lines) };
      }),
    ),
    questions: user.questions.map(({ question, evidence }) => ({
      question,
      evidence: evidence.map(([session, turn]) => `${session}.${turn}`),
    })),
  }));
}
