/** What came back, read whole: `body` is parsed when it is JSON, otherwise the text, otherwise undefined. */
export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** The reply of save-turn, or its problem: tests look at `status` first. */
export interface SavedTurn {
  turn_id: string;
  session_id: string;
  turn_number: number;
  total_turns: number;
  version: number;
  token_count: number;
  created_at: string;
  facts: unknown[];
  cache_invalidated: boolean;
}

export interface StoredMessage {
  type: string;
  data: { content: string };
}

/** A memory as build-context and recall show it. */
export interface Recalled {
  id: string;
  type: string;
  content: string;
  score: number;
  session_id: string | null;
  turn_number: number | null;
  created_at: string;
  explanation?: Record<string, number | null>;
}

export interface BuiltContext {
  user_id: string;
  session_id: string;
  current_query: string;
  language: string;
  history_messages: StoredMessage[];
  conversation_history: string;
  previous_places: ({ name: string; _turn_number: number } & Record<string, unknown>)[];
  session_summary: string;
  summaries: {
    from_turn: number;
    to_turn: number;
    topic: string;
    discussed: string[];
    outcome: string;
    decisions: string[];
    session_id?: string;
    level?: string;
    segments?: number;
    from_day?: string;
  }[];
  total_turns: number;
  version: number;
  estimated_tokens: number;
  tokens_remaining: number;
  recall_mode: 'hybrid' | 'lexical' | 'none';
  sections: Record<
    | 'system'
    | 'blocks'
    | 'error'
    | 'tool_results'
    | 'facts'
    | 'memories'
    | 'summaries'
    | 'places'
    | 'history'
    | 'query',
    number
  >;
  facts: { id: string; domain: string; key: string; value: string; confidence: string }[];
  facts_to_confirm: { id: string; key: string; value: string; question: string }[];
  direct_answer: { answer: string; facts: string[]; question: string; key: string; expires_at: string } | null;
  memories: Recalled[];
  plan_state: Record<string, unknown>;
  plan_ready: boolean;
  plan_missing: string[];
  plan_prompt: string;
  last_error: string | null;
  system_prompt: string;
  messages: unknown[];
  window: { turns: number; reason: string };
  topic_shift: boolean;
  repeated_query: {
    turn_number: number;
    session_id: string;
    answer: string;
    similarity: number;
    disclaimer: string;
  } | null;
  compressed: boolean;
  cache: 'hit' | 'miss' | 'bypass';
  degraded: string[];
  user_patterns: Record<string, unknown>;
  validated_context: Record<string, unknown>;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  request_id: string;
  errors?: { pointer: string; message: string }[];
}

export interface Client {
  /** `body` is sent as it is, right or wrong: whether it is valid is what tests ask. */
  saveTurn<Body = SavedTurn>(body: unknown, headers?: Record<string, string>): Promise<Reply<Body>>;
  buildContext<Body = BuiltContext>(body: unknown, headers?: Record<string, string>): Promise<Reply<Body>>;
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<Reply<Body>>;
  post<Body = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply<Body>>;
  request<Body = unknown>(method: string, path: string, options?: RequestOptions): Promise<Reply<Body>>;
}

export interface RequestOptions {
  readonly headers?: Record<string, string>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, for bodies that are not JSON; the caller names its content type. */
  readonly text?: string;
  readonly signal?: AbortSignal;
}

const REPLY_WITHIN_MS = 30_000; // a lost reply fails its own test instead of the whole file's deadline

/** Speaks to the service as any caller does; connections are kept alive between calls. */
export function client(baseUrl: string, key?: string): Client {
  const request: Client['request'] = async <Body>(method: string, path: string, options: RequestOptions = {}) => {
    const headers = new Headers();
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    const body = options.text ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers,
      signal: options.signal ?? AbortSignal.timeout(REPLY_WITHIN_MS),
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const json = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    const parsed: unknown = text === '' ? undefined : json ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed as Body };
  };
  const post: Client['post'] = (path, body, headers = {}) => request('POST', path, { body, headers });
  return {
    request,
    post,
    get: (path, headers = {}) => request('GET', path, { headers }),
    saveTurn: (body, headers) => post('/v1/save-turn', body, headers),
    buildContext: (body, headers) => post('/v1/build-context', body, headers),
  };
}
