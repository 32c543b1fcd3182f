/** Examples of replies in the OpenAPI document, where several operations share one. */

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

export const sessionContextExample = {
  session_id: 's1',
  context: { working_dir: '/workspace/project', last_command: "git commit -m 'corrige el menú'" },
  version: 9,
};

export const contextKeyExample = { key: 'working_dir', value: '/workspace/project', version: 9 };

export const wholeSessionExample = {
  ...sessionExample,
  entities: {
    files: ['src/app.ts'],
    commands: ['git status'],
    errors: ['TypeError: x is not a function'],
    places: ['La Venencia'],
    people: ['Marta'],
    topics: ['bares'],
  },
};

export const lockExample = {
  lock_token: '2f0c6f0e-5a3e-4a43-9d0f-6a3f8a1b7c55',
  fencing_token: 1795305600000,
  expires_at: '2026-11-21T20:01:00.000Z',
};

export const turnExample = {
  turn_id: '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10',
  session_id: 's1',
  turn_number: 8,
  messages: [{ role: 'user', content: 'Busca bares cerca de Sol' }],
  token_count: 11,
  semantic_continuity: 0.82,
  language: 'es',
  created_at: '2026-11-21T20:00:00.000Z',
};

export const memoryExample = {
  id: '0b9f2f3e-8c1d-4c8e-9a43-2f1f6f0a7d11',
  type: 'episodic',
  content: 'Celebró su cumpleaños en Casa Labra',
  session_id: null,
  turn_number: null,
  metadata: { source: 'call' },
  created_at: '2026-11-21T20:00:00.000Z',
  expires_at: '2026-12-21T20:00:00.000Z',
};

export const journalLineExample = {
  id: '9d1f7f1c-6c55-4a57-9f10-3c1f2f0e8a44',
  text: 'Reservada la mesa en Casa Labra para el viernes',
  source: 'caller' as const,
  created_at: '2026-11-21T20:00:00.000Z',
};

export const factExample = {
  id: '4c1f0a77-5a0e-4f5b-8a5e-0d2f6f1b9c21',
  key: 'nombre',
  value: 'se llama Juan',
  domain: 'personal',
  confidence: 'high',
  source: 'explicit',
  language: 'es',
  created_at: '2026-11-21T20:00:00.000Z',
  updated_at: '2026-11-21T20:00:00.000Z',
  last_confirmed_at: '2026-11-21T20:00:00.000Z',
  state: 'active',
  superseded_by: null,
  evidence: {
    session_id: 's1',
    turn_number: 8,
    turn_id: '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10',
    message: 0,
    start: 0,
    end: 13,
    quote: 'Me llamo Juan',
  },
};

export const jobExample = {
  id: '1d3c8a52-7f64-4f0e-b1f7-0c5a9e2b6d33',
  kind: 'embed',
  status: 'failed',
  attempts: 20,
  error: 'the model answered vectors of another dimension',
  user_id: 'u1',
  created_at: '2026-11-21T20:00:00.000Z',
  started_at: '2026-11-21T20:00:01.000Z',
  finished_at: '2026-11-21T23:00:00.000Z',
};

export const listedSnapshotExample = {
  slug: '2026-11-21-bares-cerca-sol',
  session_id: 's1',
  language: 'es',
  message_count: 2,
  to_turn: 8,
  created_at: '2026-11-21T20:05:00.000Z',
};

export const snapshotExample = {
  ...listedSnapshotExample,
  messages: [
    { role: 'user', content: 'Busca bares cerca de Sol' },
    { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
  ],
};

export const toolResultExample = {
  tool: 'barrios',
  user_id: null,
  result: { barrios: ['Sol', 'Lavapiés'] },
  created_at: '2026-11-21T20:00:00.000Z',
  expires_at: '2026-11-21T21:00:00.000Z',
};

export const webhookExample = {
  id: '1d3c8a52-7f64-4f0e-b1f7-0c5a9e2b6d33',
  url: 'https://example.com/hipocampo',
  events: ['turn.added', 'session.expired'],
  user_id: null,
  created_at: '2026-11-21T20:00:00.000Z',
  delivered: 1042,
  last_success_at: '2026-11-21T20:00:01.000Z',
  last_failure_at: null,
  last_error: null,
};

export const memoryFileExample =
  '# Memoria\n\n## Personal\n\n- nombre: se llama Juan\n\n## Trabajo\n\n- trabajo: trabaja en Google\n\n## Preferencias\n\n## Decisiones\n\n## Proyectos\n';

export const memoryFileExampleEn =
  '# Memory\n\n## Personal\n\n- name: is called Juan\n\n## Work\n\n- work: works at Google\n\n## Preferences\n\n## Decisions\n\n## Projects\n';
