import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltContext, type Client, client, type Reply, type SavedTurn } from '../../support/client.ts';
import type {
  CutOperation,
  FinalSession,
  History,
  ImportOperation,
  InvalidateOperation,
  LockOperation,
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
  /** It is reset and destroyed now and then; the others are locked and copied. */
  readonly isCut: boolean;
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
const CUTS = 0.02; // of the steps on a session that is cut: some turns come together in between
const DESTRUCTIONS = 0.4; // of the cuts, the rest resets
const LOCKS = 0.004; // of the other steps
const COPIES = 0.002;
const LOCK_SECONDS = 5;
const INVALIDATIONS = 0.02; // of the reads' share: often enough to spoil entries, seldom enough that most builds are hits

const WORDS =
  'Busca bares cerca de Sol y después un museo tranquilo, que el jueves llueve y venimos con los niños'.split(' ');
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const chance = (probability: number): boolean => Math.random() < probability;

/** Two tenants that chose the same users and the same session ids: whatever is not kept apart shows at once. */
export function hotSessions(tenants: readonly Tenant[]): HotSession[] {
  return tenants.flatMap((tenant) =>
    ['ana', 'ana', 'ben', 'ben', 'ana'].map((userId, index) => {
      const isCut = index === 4;
      const sessionId = `${isCut ? 'cut' : 'hot'}-${index + 1}`;
      return { name: `${tenant.name}/${sessionId}`, tenant, userId, sessionId, isCut };
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
      const done = this.#step(session, `${session.name}#${index}.${count}`);
      // A caller that is refused waits a little: hammering a service that is down only fills the history with refusals.
      if (!(await done)) await sleep(20 + Math.random() * 60);
    }
  }

  #step(session: HotSession, key: string): Promise<boolean> {
    if (session.isCut && chance(CUTS)) return this.#cut(session);
    if (!session.isCut && chance(LOCKS)) return this.#withLock(session, key);
    if (!session.isCut && chance(COPIES)) return this.#copy(session);
    return chance(SAVES) ? this.#save(session, key) : this.#read(session);
  }

  /** One turn, with all its sendings. */
  async #save(session: HotSession, key: string, lock: HeldLock | null = null): Promise<boolean> {
    const body = {
      user_id: session.userId,
      session_id: session.sessionId,
      language: pick(['es', 'en']),
      messages: [
        { role: 'user', content: `${mark(key)} ${text(chance(0.05) ? 300 : 12)}` },
        { role: 'assistant', content: `${mark(key)} ${text(chance(0.05) ? 600 : 30)}` },
      ],
      ...(lock !== null && { lock_token: lock.token }),
      ...(chance(0.3) && { extra_metadata: { places: [{ name: `Bar ${mark(key)}` }] } }),
    };
    const send = () => this.#send(session, key, body, lock?.owner ?? null);
    let outcomes = await Promise.all(chance(SENT_TWICE_AT_ONCE) ? [send(), send()] : [send()]);
    for (let attempt = 1; attempt <= RETRIES && !outcomes.includes('ok'); attempt += 1) {
      if (chance(GIVEN_UP)) return false;
      await sleep(Math.min(30 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
      outcomes = [await send()];
    }
    if (outcomes.includes('ok') && chance(SENT_AGAIN_LATER)) await send();
    return outcomes.includes('ok');
  }

  async #send(session: HotSession, key: string, body: unknown, owner: string | null): Promise<Outcome> {
    const door = pick(this.#options.doors);
    const ended = this.#options.history.invoke<SaveOperation>({
      kind: 'save',
      session: session.name,
      instance: door.name,
      key,
      owner,
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
    // Somebody holds the session's lock, or the token's lock is over: certainly not written.
    const outcome = accepted ? 'ok' : reply?.status === 423 ? 'fail' : result.outcome;
    const receipt = accepted
      ? { turnId: reply.body.turn_id, turnNumber: reply.body.turn_number, version: reply.body.version, replayed }
      : null;
    ended({ outcome, why: result.why, receipt });
    return outcome;
  }

  /** Empties the session, or destroys it. */
  async #cut(session: HotSession): Promise<boolean> {
    const door = pick(this.#options.doors);
    const kind = chance(DESTRUCTIONS) ? 'destroy' : 'reset';
    const ended = this.#options.history.invoke<CutOperation>({ kind, session: session.name, instance: door.name });
    const path = `/v1/sessions/${session.sessionId}`;
    const { reply, outcome, why } = await attempt(() =>
      this.#client(door, session.tenant).request<unknown>(
        kind === 'destroy' ? 'DELETE' : 'POST',
        kind === 'destroy' ? path : `${path}/reset`,
        { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
      ),
    );
    const done = reply?.status === (kind === 'destroy' ? 204 : 200);
    ended({ outcome: done ? 'ok' : reply?.status === 404 ? 'fail' : outcome, why });
    return done;
  }

  /** Holds the session's lock for some turns, as an agent does that works on something. */
  async #withLock(session: HotSession, key: string): Promise<boolean> {
    const door = pick(this.#options.doors);
    const owner = key; // a caller of its own each time
    const ended = this.#options.history.invoke<LockOperation>({
      kind: 'lock',
      session: session.name,
      instance: door.name,
      owner,
      ttlMs: LOCK_SECONDS * 1_000,
      fencingToken: null,
      releasedAt: Number.POSITIVE_INFINITY,
    });
    const path = `/v1/sessions/${session.sessionId}/lock`;
    const { reply, outcome, why } = await attempt(() =>
      this.#client(door, session.tenant).request<AcquiredLock>('POST', path, {
        body: { user_id: session.userId, owner, ttl_seconds: LOCK_SECONDS },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }),
    );
    if (reply?.status !== 200) {
      ended({ outcome: reply?.status === 409 ? 'fail' : outcome, why });
      return false;
    }
    const { lock_token: token, fencing_token: fencingToken } = reply.body;
    const lock = ended({ outcome: 'ok', why, fencingToken });
    for (let turn = 0; turn < 3; turn += 1) await this.#save(session, `${key}.${turn}`, { owner, token });
    if (!chance(GIVEN_UP)) {
      lock.releasedAt = performance.now();
      await attempt(() =>
        this.#client(pick(this.#options.doors), session.tenant).request<unknown>('DELETE', path, {
          body: { lock_token: token },
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        }),
      );
    }
    return true;
  }

  /** Exports the session, makes another of the document, twice, reads that one, and removes it. */
  async #copy(session: HotSession): Promise<boolean> {
    let document: SessionDocument | null = null;
    const path = `/v1/sessions/${session.sessionId}/export`;
    const what = { kind: 'export', trespass: false, maxTokens: null } as const;
    await this.#ask<SessionDocument>(session, what, path, undefined, (exported) => {
      document = exported;
      const shown = exported.turns.flatMap(keysOfTurn);
      return { totalTurns: exported.total_turns, version: null, shown, mentioned: shown, estimatedTokens: null };
    });
    if (document === null) return false;
    const { turns } = document as SessionDocument;
    const copy = { ...session, sessionId: `copy-${randomUUID()}` };
    const door = pick(this.#options.doors);
    const ended = this.#options.history.invoke<ImportOperation>({
      kind: 'import',
      session: session.name,
      instance: door.name,
      keys: turns.flatMap(keysOfTurn),
      found: null,
      unchanged: true,
    });
    const request = <Body>(method: 'POST' | 'GET' | 'DELETE', at: string, body?: unknown) =>
      this.#client(pick(this.#options.doors), copy.tenant).request<Body>(method, at, {
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
    const send = () =>
      attempt(() => request<unknown>('POST', `/v1/sessions/import?session_id=${copy.sessionId}`, document));
    const first = await send();
    const second = first.reply?.status === 201 ? await send() : first;
    const again = await attempt(() => request<SessionDocument>('GET', `/v1/sessions/${copy.sessionId}/export`));
    const done = first.reply?.status === 201;
    ended({
      outcome: done ? 'ok' : first.outcome,
      why: first.why,
      unchanged: !done || second.reply === null || second.reply.status !== 201,
      found: done && again.reply?.status === 200 ? again.reply.body.turns.flatMap(keysOfTurn) : null,
    });
    await attempt(() => request<unknown>('DELETE', `/v1/sessions/${copy.sessionId}`));
    return done;
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
    } else if (what.kind === 'export' && reply?.status === 409)
      ended({ outcome: 'fail', why }); // changed while it was read
    else ended({ outcome: result.outcome, why });
    return reply !== null && reply.status < 500;
  }

  #client(door: Door, tenant: Tenant): Client {
    const name = `${door.name} ${tenant.name}`;
    const known = this.#clients.get(name) ?? client(door.baseUrl, tenant.key);
    this.#clients.set(name, known);
    return known;
  }
}

interface HeldLock {
  readonly owner: string;
  readonly token: string;
}

interface AcquiredLock {
  readonly lock_token: string;
  readonly fencing_token: number;
}

interface SessionDocument {
  readonly total_turns: number;
  readonly turns: readonly { readonly messages: readonly { readonly content: string }[] }[];
}

const keysOfTurn = ({ messages }: SessionDocument['turns'][number]): string[] =>
  unique(messages.flatMap(({ content }) => keysIn(content)));

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
  read: for (const { name, tenant, sessionId, isCut } of sessions) {
    const { get } = client(door.baseUrl, tenant.key);
    const view = await get<SessionView>(`/v1/sessions/${sessionId}`);
    if (view.status === 404) continue;
    if (view.status !== 200) throw new Error(`${name} cannot be read at rest: ${view.status}`);
    const turns: FinalSession['turns'][number][] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Reply<TurnPage> = await get<TurnPage>(
        `/v1/sessions/${sessionId}/turns?limit=200${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      if (page.status === 404 && isCut) continue read; // destroyed in between, where the workload is still at it
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
