import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltContext, type Client, client, type Reply, type SavedTurn } from '../../support/client.ts';
import type {
  FinalSession,
  History,
  InvalidateOperation,
  Outcome,
  ReadOperation,
  SaveOperation,
  Seen,
} from './history.ts';

/** A caller of one tenant. */
export interface Tenant {
  readonly name: string;
  readonly key: string;
}

export interface HotSession {
  /** `tenant/session_id`, as the history names it. */
  readonly name: string;
  readonly tenant: Tenant;
  readonly userId: string;
  readonly sessionId: string;
}

/** Somewhere to send requests to. */
export interface Door {
  readonly name: string;
  readonly baseUrl: string;
}

interface WorkloadOptions {
  readonly doors: readonly Door[];
  readonly sessions: readonly HotSession[];
  readonly history: History;
  readonly clients: number;
  /** Asked before each step of a client. */
  readonly goOn: () => boolean;
}

/** Far above the service's own deadlines (2 s for a connection, 10 s for a statement): past it, it hangs. */
const ANSWER_WITHIN_MS = 60_000;
const RETRIES = 12; // with the pauses below some ten seconds, longer than any fault
const LONGEST_PAUSE_MS = 1_000;

const SAVES = 0.4; // the rest reads: enough writes that a cached entry lives for a moment only, enough reads to hit it
const SENT_TWICE_AT_ONCE = 0.08;
const SENT_AGAIN_LATER = 0.06;
const GIVEN_UP = 0.1; // of unknown outcomes: a caller that died in between
const TRESPASSES = 0.02;
const INVALIDATIONS = 0.02; // of the reads' share: often enough to spoil entries, seldom enough that most builds are hits

const WORDS =
  'Busca bares cerca de Sol y después un museo tranquilo, que el jueves llueve y venimos con los niños'.split(' ');
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const chance = (probability: number): boolean => Math.random() < probability;

/** Two tenants that chose the same users and the same session ids: whatever is not kept apart shows at once. */
export function hotSessions(tenants: readonly Tenant[]): HotSession[] {
  return tenants.flatMap((tenant) =>
    ['ana', 'ana', 'ben', 'ben'].map((userId, index) => {
      const sessionId = `hot-${index + 1}`;
      return { name: `${tenant.name}/${sessionId}`, tenant, userId, sessionId };
    }),
  );
}

/** Every message of a turn begins with its key, so that a reply can be read back to the turns it was made of. */
const mark = (key: string): string => `«${key}»`;
const MARK = /«([^»]+)»/g;

function keysIn(text: string): string[] {
  return [...text.matchAll(MARK)].map(([, key]) => key as string);
}

/** Callers that save, retry and read over a few sessions, each request at any of the doors, until told to stop. */
export async function runWorkload(options: WorkloadOptions): Promise<void> {
  const caller = new Caller(options);
  await Promise.all(Array.from({ length: options.clients }, (_, index) => caller.work(index)));
}

class Caller {
  readonly #options: WorkloadOptions;
  readonly #clients = new Map<string, Client>();

  constructor(options: WorkloadOptions) {
    this.#options = options;
  }

  async work(index: number): Promise<void> {
    for (let count = 1; this.#options.goOn(); count += 1) {
      const session = pick(this.#options.sessions);
      const done = chance(SAVES) ? this.#save(session, `${session.name}#${index}.${count}`) : this.#read(session);
      // A caller that is refused waits a little: hammering a service that is down only fills the history with refusals.
      if (!(await done)) await sleep(20 + Math.random() * 60);
    }
  }

  /** One turn, with all its sendings. */
  async #save(session: HotSession, key: string): Promise<boolean> {
    const body = {
      user_id: session.userId,
      session_id: session.sessionId,
      language: pick(['es', 'en']),
      messages: [
        { role: 'user', content: `${mark(key)} ${text(chance(0.05) ? 300 : 12)}` },
        { role: 'assistant', content: `${mark(key)} ${text(chance(0.05) ? 600 : 30)}` },
      ],
      ...(chance(0.3) && { extra_metadata: { places: [{ name: `Bar ${mark(key)}` }] } }),
    };
    const send = () => this.#send(session, key, body);
    let outcomes = await Promise.all(chance(SENT_TWICE_AT_ONCE) ? [send(), send()] : [send()]);
    for (let attempt = 1; attempt <= RETRIES && !outcomes.includes('ok'); attempt += 1) {
      if (chance(GIVEN_UP)) return false;
      await sleep(Math.min(30 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
      outcomes = [await send()];
    }
    if (outcomes.includes('ok') && chance(SENT_AGAIN_LATER)) await send();
    return outcomes.includes('ok');
  }

  async #send(session: HotSession, key: string, body: unknown): Promise<Outcome> {
    const door = pick(this.#options.doors);
    const ended = this.#options.history.invoke<SaveOperation>({
      kind: 'save',
      session: session.name,
      instance: door.name,
      key,
      receipt: null,
    });
    const result = await attempt(() =>
      this.#client(door, session.tenant).request<SavedTurn>('POST', '/v1/save-turn', {
        body,
        headers: { 'idempotency-key': key },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }),
    );
    const { reply } = result;
    const replayed = reply?.headers.get('idempotent-replay') === 'true';
    const accepted = reply !== null && reply.status === (replayed ? 200 : 201);
    const outcome = accepted ? 'ok' : result.outcome;
    const receipt = accepted
      ? { turnId: reply.body.turn_id, turnNumber: reply.body.turn_number, version: reply.body.version, replayed }
      : null;
    ended({ outcome, why: result.why, receipt });
    return outcome;
  }

  async #read(session: HotSession): Promise<boolean> {
    if (chance(INVALIDATIONS)) return this.#invalidate(session);
    const chosen = Math.random();
    if (chosen < 0.75) return this.#build(session);
    return chosen < 0.9 ? this.#turns(session) : this.#session(session);
  }

  #build(session: HotSession): Promise<boolean> {
    const trespass = chance(TRESPASSES);
    const owner = session.userId;
    const maxTokens = pick([4000, 4000, 4000, 1000, 300]);
    const body = {
      user_id: trespass ? (owner === 'ana' ? 'ben' : 'ana') : owner,
      session_id: session.sessionId,
      current_query: '¿Y el primero?',
      current_language: pick(['es', 'es', 'en']),
      max_tokens: maxTokens,
      ...(chance(0.2) && { system_prompt: 'Eres un asistente de viajes.' }),
      ...(chance(0.1) && { max_short_term_turns: pick([3, 20]) }),
    };
    return this.#ask<BuiltContext>(
      session,
      { kind: 'build', trespass, maxTokens },
      '/v1/build-context',
      body,
      (context) => ({
        totalTurns: context.total_turns,
        version: context.version,
        shown: unique(context.history_messages.flatMap(({ data }) => keysIn(data.content))),
        mentioned: unique(keysIn(JSON.stringify(context))),
        estimatedTokens: context.estimated_tokens,
        note: `200 ${context.cache}`,
      }),
    );
  }

  async #invalidate(session: HotSession): Promise<boolean> {
    const door = pick(this.#options.doors);
    const ended = this.#options.history.invoke<InvalidateOperation>({
      kind: 'invalidate',
      session: session.name,
      instance: door.name,
    });
    const { reply, outcome, why } = await attempt(() =>
      this.#client(door, session.tenant).request<unknown>('POST', '/v1/invalidate', {
        body: { session_id: session.sessionId },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }),
    );
    ended({ outcome: reply?.status === 200 ? 'ok' : outcome, why });
    return reply?.status === 200;
  }

  #turns(session: HotSession): Promise<boolean> {
    const path = `/v1/sessions/${session.sessionId}/turns?limit=10`;
    return this.#ask<TurnPage>(
      session,
      { kind: 'turns', trespass: false, maxTokens: null },
      path,
      undefined,
      ({ items }) => {
        const shown = items.flatMap(({ messages }) => unique(messages.flatMap(({ content }) => keysIn(content))));
        return {
          totalTurns: items.at(-1)?.turn_number ?? 0,
          version: null,
          shown,
          mentioned: shown,
          estimatedTokens: null,
        };
      },
    );
  }

  #session(session: HotSession): Promise<boolean> {
    const path = `/v1/sessions/${session.sessionId}`;
    return this.#ask<SessionView>(
      session,
      { kind: 'session', trespass: false, maxTokens: null },
      path,
      undefined,
      (view) => ({
        totalTurns: view.total_turns,
        version: view.version,
        shown: [],
        mentioned: [],
        estimatedTokens: null,
      }),
    );
  }

  async #ask<Body>(
    session: HotSession,
    what: Pick<ReadOperation, 'kind' | 'trespass' | 'maxTokens'>,
    path: string,
    body: unknown,
    seenIn: (body: Body) => Seen & { note?: string },
  ): Promise<boolean> {
    const door = pick(this.#options.doors);
    const ended = this.#options.history.invoke<ReadOperation>({
      ...what,
      session: session.name,
      instance: door.name,
      seen: null,
    });
    const result = await attempt(() =>
      this.#client(door, session.tenant).request<Body>(body === undefined ? 'GET' : 'POST', path, {
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }),
    );
    const { reply, why } = result;
    // Not there, for one who may not see it or before its first turn, is a reply like any other: it shows nothing.
    if (reply?.status === 404) ended({ outcome: 'ok', why, seen: NOTHING });
    else if (reply?.status === 200) {
      const { note, ...seen } = seenIn(reply.body);
      ended({ outcome: 'ok', why: note ?? why, seen });
    } else ended({ outcome: result.outcome, why });
    return reply !== null && reply.status < 500;
  }

  #client(door: Door, tenant: Tenant): Client {
    const name = `${door.name} ${tenant.name}`;
    const known = this.#clients.get(name) ?? client(door.baseUrl, tenant.key);
    this.#clients.set(name, known);
    return known;
  }
}

interface TurnPage {
  readonly items: readonly {
    readonly turn_id: string;
    readonly turn_number: number;
    readonly messages: readonly { readonly content: string }[];
  }[];
  readonly next_cursor: string | null;
}

interface SessionView {
  readonly total_turns: number;
  readonly version: number;
}

const NOTHING: Seen = { totalTurns: 0, version: 0, shown: [], mentioned: [], estimatedTokens: null };
const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
const text = (words: number): string => Array.from({ length: words }, () => pick(WORDS)).join(' ');

interface Attempt<Body> {
  readonly reply: Reply<Body> | null;
  /** Unless the caller knows better by the reply. */
  readonly outcome: Exclude<Outcome, 'ok'>;
  readonly why: string;
}

/** Sends one request, and says what its caller can know when the reply is not the one it hoped for. */
async function attempt<Body>(send: () => Promise<Reply<Body>>): Promise<Attempt<Body>> {
  try {
    const reply = await send();
    const passing = reply.status === 503 && reply.headers.get('retry-after') !== null;
    return { reply, outcome: passing ? 'unknown' : 'unexpected', why: String(reply.status) };
  } catch (error) {
    const why = nameOf(error);
    const outcome = why === 'TimeoutError' ? 'unanswered' : why === 'ECONNREFUSED' ? 'fail' : 'unknown';
    return { reply: null, outcome, why };
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: string };
  if (error.cause instanceof Error && error.name !== 'TimeoutError') return nameOf(error.cause);
  return typeof code === 'string' ? code : error.name;
}

/** The sessions at rest, read whole through the API. */
export async function readFinals(door: Door, sessions: readonly HotSession[]): Promise<Map<string, FinalSession>> {
  const finals = new Map<string, FinalSession>();
  for (const { name, tenant, sessionId } of sessions) {
    const { get } = client(door.baseUrl, tenant.key);
    const view = await get<SessionView>(`/v1/sessions/${sessionId}`);
    if (view.status === 404) continue;
    if (view.status !== 200) throw new Error(`${name} cannot be read at rest: ${view.status}`);
    const turns: FinalSession['turns'][number][] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Reply<TurnPage> = await get<TurnPage>(
        `/v1/sessions/${sessionId}/turns?limit=200${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      if (page.status !== 200) throw new Error(`the turns of ${name} cannot be read at rest: ${page.status}`);
      const items = page.body.items.map(({ turn_id, turn_number, messages }) => {
        const keys = unique(messages.flatMap(({ content }) => keysIn(content)));
        return { turnNumber: turn_number, turnId: turn_id, key: keys.join(' and ') };
      });
      turns.unshift(...items);
      cursor = page.body.next_cursor;
    }
    finals.set(name, { totalTurns: view.body.total_turns, version: view.body.version, turns });
  }
  return finals;
}
