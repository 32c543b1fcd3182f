/** Replies as the OpenAPI document shows them, where several operations share one. */

export const sessionExample = {
  session_id: 's1',
  user_id: 'u1',
  created_at: '2026-11-21T20:00:00.000Z',
  last_activity_at: '2026-11-21T20:05:00.000Z',
  expires_at: '2026-11-21T21:05:00.000Z',
  total_turns: 8,
  version: 8,
  context: {},
  locked: false,
  external_refs: {},
};

export const turnExample = {
  turn_id: '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10',
  session_id: 's1',
  turn_number: 8,
  messages: [{ role: 'user', content: 'Busca bares cerca de Sol' }],
  token_count: 11,
  language: 'es',
  created_at: '2026-11-21T20:00:00.000Z',
};
