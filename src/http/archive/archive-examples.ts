/** Examples of archives in the OpenAPI document, in Spanish and in English. Each can be imported as it stands. */
import { inEnglish } from '../english-examples.ts';

const turn = {
  turn_id: '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10',
  turn_number: 1,
  created_at: '2026-11-21T20:00:00.000Z',
  language: 'es',
  messages: [
    { role: 'user', content: 'Busca bares cerca de Sol' },
    { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
  ],
  extra_metadata: null,
};

const session = {
  format: 'hipocampo.session',
  format_version: 1,
  user_id: 'u1',
  session_id: 's1',
  created_at: '2026-11-21T20:00:00.000Z',
  language: 'es',
  total_turns: 1,
  plan_state: {},
  context: {},
  external_refs: {},
  turns: [turn],
};

const foreignSession = {
  user_id: 'u1',
  session_id: 's1',
  messages: [
    { role: 'user', content: 'Busca bares cerca de Sol', created_at: '2026-11-21T20:00:00.000Z' },
    { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
  ],
};

const line = { kind: 'turn', session_id: 's1', ...turn };

const conversation = {
  conversation_id: 'c1',
  title: 'Bares cerca de Sol',
  create_time: 1795291200,
  current_node: 'n2',
  mapping: {
    n1: {
      id: 'n1',
      parent: null,
      children: ['n2'],
      message: {
        author: { role: 'user' },
        create_time: 1795291200,
        content: { content_type: 'text', parts: ['Busca bares cerca de Sol'] },
      },
    },
    n2: {
      id: 'n2',
      parent: 'n1',
      children: [],
      message: {
        author: { role: 'assistant' },
        create_time: 1795291205,
        content: { content_type: 'text', parts: ['1. La Venencia 2. Casa Labra'] },
      },
    },
  },
};

export const sessionDocumentExamples = [
  { ...session, checksum: 'eb33dc119fc32791ed0865fd4de22f653a6c35aa3f5c0d5f3b47259e441bf3f8' },
  { ...inEnglish(session), checksum: '603e3f191a08588dd0fcaef5ef74f57ffc01bddd1c6bd42ee696a07566b99e2c' },
];
export const foreignSessionExamples = [foreignSession, inEnglish(foreignSession)];
export const lineExamples = [line, inEnglish(line)];
export const conversationsExamples = [[conversation], [inEnglish(conversation)]];
