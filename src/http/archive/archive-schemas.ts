/** The wire of archives: documents of sessions and of users, as they are exported and imported. */
import { z } from 'zod';
import { MEMORY_TYPES } from '../../memory/episodes/memory.ts';
import { CONFIDENCES, DOMAINS, SOURCES } from '../../memory/facts/fact.ts';
import { FACT_REASONS } from '../../memory/facts/fact-change.ts';
import { LINE_SOURCES } from '../../memory/journal/journal-line.ts';
import { SECTIONS, type SectionDomain } from '../../memory/memory-file/memory-document.ts';
import { faultOfJson, identifier, isPlain, language, moment, NOT_PLAIN, ownJson, timezone } from '../field-schemas.ts';
import { messages } from '../message-schemas.ts';
import { reportedError } from '../turn-schemas.ts';
import {
  conversationsExamples,
  foreignSessionExamples,
  lineExamples,
  sessionDocumentExamples,
} from './archive-examples.ts';

export const SESSION_FORMAT = 'hipocampo.session';
export const USER_FORMAT = 'hipocampo.user';
/** The version of both documents; another one is refused. */
export const FORMAT_VERSION = 1;

const plainText = z.string().refine(isPlain, NOT_PLAIN);
const number = z.int().min(0).max(2_147_483_647);
const guid = z.guid('must be a UUID');
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal');

/** A JSON object that PostgreSQL can keep, of any size that a line may have. */
const storableJson = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const fault = faultOfJson(value);
  if (fault !== null) context.addIssue({ code: 'custom', ...fault });
});

const sessionFields = {
  user_id: identifier,
  session_id: identifier,
  created_at: moment,
  language,
  total_turns: number.meta({ description: 'The number of its last turn, also where the first ones were removed' }),
  plan_state: storableJson,
  context: storableJson,
  external_refs: storableJson,
};

const turnFields = {
  turn_id: guid,
  turn_number: number.min(1),
  created_at: moment,
  language,
  // One whose disposable messages are all it had has none left after a day.
  messages: z.union([messages, z.array(z.never()).length(0)]),
  extra_metadata: ownJson.nullable(),
  output_valid: z.boolean().optional().meta({ description: 'What its caller reported of its answer, and `error`' }),
  error: reportedError.optional(),
  forgotten: z.literal(true).optional().meta({ description: 'Its memory had been removed: the import makes none' }),
};

export const archivedTurn = z.strictObject(turnFields);

export const sessionDocumentHead = z.strictObject({
  format: z.literal(SESSION_FORMAT),
  format_version: z.literal(FORMAT_VERSION, `must be ${FORMAT_VERSION}, the version that this service reads`),
  ...sessionFields,
  checksum: sha256,
});

export const sessionDocument = sessionDocumentHead.extend({
  turns: z.array(archivedTurn),
  checksum: sha256.meta({
    description:
      'SHA-256 of the document in canonical JSON (keys sorted, no blanks), without `checksum` and with `turns` as the SHA-256 of its elements in canonical JSON, each ended by a line break',
  }),
});

/** The document of a session as an export gives it: readers take new fields. */
export const exportedSession = z.looseObject(sessionDocument.shape).meta({ examples: sessionDocumentExamples });

/** A line of a user's document as an export gives it. */
export const exportedLine = z.looseObject({ kind: z.string() }).meta({ examples: lineExamples });

export const foreignHead = z.strictObject({
  user_id: identifier,
  session_id: identifier,
  language: language.optional(),
});

export const foreignSession = foreignHead.extend({
  messages: z.array(messages.element).min(1).meta({
    description:
      'Messages of OpenAI or LangChain, each with its `created_at` where it is known; a turn begins at each user message',
  }),
});

export const importSessionBody = z.union([sessionDocument, foreignSession]).meta({ examples: foreignSessionExamples });

export const importUserBody = z
  .union([z.looseObject({ kind: z.string() }), z.array(z.looseObject({ mapping: z.record(z.string(), z.unknown()) }))])
  .meta({
    description:
      'Lines of JSON as an export gives them (`application/x-ndjson`), or the conversations of a ChatGPT export',
    examples: conversationsExamples,
  });

export const importedSession = z.object({
  session_id: z.string(),
  user_id: z.string(),
  total_turns: z.int().meta({ description: 'Turns in the document' }),
  imported: z.boolean().meta({
    description:
      'False where the session was there with the same content; true also where messages went on, and their rest was added',
  }),
});

const storedState = z.enum(['active', 'superseded', 'deleted']);

const evidence = z.strictObject({
  quote: plainText,
  start: z.int(),
  end: z.int(),
  message: z.int(),
  session_id: plainText.nullable(),
  turn_number: z.int().nullable(),
  turn_id: plainText.nullable(),
});

const saidIn = z.strictObject({ session_id: identifier, turn_number: number });

const factFields = {
  id: guid,
  key: plainText,
  slot: plainText,
  value: plainText,
  domain: z.enum(DOMAINS),
  confidence: z.enum(CONFIDENCES),
  source: z.enum(SOURCES),
  language,
  standing: z.boolean(),
  state: storedState,
  created_at: moment,
  updated_at: moment,
  last_confirmed_at: moment,
  superseded_by: guid.nullable(),
  deleted_at: moment.nullable(),
  evidence: evidence.nullable(),
  said_in: saidIn.nullable(),
};

const change = z.strictObject({
  event: z.enum(['added', 'confirmed', 'superseded', 'forgotten', 'restored']),
  reason: z.enum(FACT_REASONS),
  state_before: storedState.nullable(),
  state_after: storedState,
  other: guid.nullable(),
  turn: z.strictObject({ session_id: identifier, turn_number: number, turn_id: guid }).nullable(),
  at: moment,
  fact: z.strictObject(factFields),
  evidence: evidence.nullable(),
});

const layoutEntries = z.array(
  z.union([z.strictObject({ fact: guid.toLowerCase() }), z.strictObject({ note: plainText })]),
);

/** A line of a user's document, by its kind. */
export const userLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('user'),
    format: z.literal(USER_FORMAT),
    format_version: z.literal(FORMAT_VERSION, `must be ${FORMAT_VERSION}, the version that this service reads`),
    user_id: identifier,
    created_at: moment,
    timezone: timezone.default('UTC'),
  }),
  z.strictObject({ kind: z.literal('session'), ...sessionFields }),
  z.strictObject({ kind: z.literal('turn'), session_id: identifier, ...turnFields }),
  z.strictObject({ kind: z.literal('fact'), ...factFields, history: z.array(change) }),
  z.strictObject({
    kind: z.literal('forgetting'),
    slot: plainText,
    identity: z.string().regex(/^([0-9a-f]{64})?$/),
    turn_id: guid,
    forgotten_at: moment,
  }),
  z.strictObject({
    kind: z.literal('memory'),
    id: guid,
    type: z.enum(MEMORY_TYPES),
    lines: z.array(z.tuple([plainText.nullable(), plainText])),
    language,
    metadata: storableJson.nullable(),
    created_at: moment,
    ttl_days: z.int().min(1).max(1_000_000).nullable(),
    session_id: identifier.nullable(),
    turn_number: number.nullable(),
    distilled_from: identifier.nullable(),
    content_hash: sha256.nullable(),
  }),
  z.strictObject({
    kind: z.literal('snapshot'),
    slug: plainText,
    session_id: identifier,
    language,
    messages: z.array(z.looseObject({})),
    message_count: number,
    to_turn: number,
    created_at: moment,
  }),
  z.strictObject({
    kind: z.literal('journal'),
    id: guid,
    source: z.enum(LINE_SOURCES),
    text: plainText,
    language,
    session_id: identifier.nullable(),
    turn_number: number.nullable(),
    created_at: moment,
  }),
  z.strictObject({
    kind: z.literal('memory_file'),
    preamble: z.array(plainText),
    sections: z.partialRecord(z.enum(SECTIONS.map(({ domain }): SectionDomain => domain)), layoutEntries),
    extras: z.array(plainText),
  }),
  z.strictObject({ kind: z.literal('checksum'), algorithm: z.literal('sha256'), checksum: sha256 }),
]);

export type UserLine = z.infer<typeof userLine>;
export type Line<Kind extends UserLine['kind']> = Extract<UserLine, { kind: Kind }>;

const counts = z.object({
  sessions: z.int(),
  turns: z.int(),
  facts: z.int(),
  memories: z.int(),
});

export const importedUser = z.object({
  user_id: z.string(),
  imported: counts.meta({ description: 'What was not there before' }),
  unchanged: counts.meta({ description: 'What was there, with the same content' }),
  grown: z
    .int()
    .meta({ description: 'Conversations that were there and went on: their new turns are counted under `imported`' }),
  conflicts: z
    .array(z.object({ session_id: z.string(), detail: z.string() }))
    .meta({ description: 'Conversations that are there with other content, and were left as they are' }),
});

const signature = z.string().meta({
  description:
    'HMAC-SHA256 in hexadecimal of the receipt without this field, in canonical JSON: keys sorted, no blanks',
});

const referredTo = z
  .object({
    items: z.array(z.object({ session_id: z.string(), external_refs: z.record(z.string(), z.unknown()) })),
    has_more: z.boolean().meta({ description: 'True where more sessions than these had some' }),
  })
  .meta({
    description: 'What the erased sessions referred to, of up to 1,000 that had any; not a part of the receipt',
  });

/** The reply of an erasure: the receipt, with counts of what was removed, by what it was, and what the sessions referred to. */
export const erasedUser = z.object({
  receipt: z.looseObject({
    user_id: z.string(),
    erased_at: z.string(),
    sessions: z.int(),
    turns: z.int(),
    facts: z.int(),
    memories: z.int(),
    vectors: z.int(),
    daily_log: z.int(),
    snapshots: z.int(),
    events: z.int(),
    jobs: z.int(),
    signature,
  }),
  external_refs: referredTo,
});

/** The reply of the erasure of a session, of the same form. */
export const erasedSession = z.object({
  receipt: z.looseObject({
    user_id: z.string(),
    session_id: z.string(),
    erased_at: z.string(),
    sessions: z.int(),
    turns: z.int(),
    memories: z.int(),
    vectors: z.int(),
    daily_log: z.int(),
    snapshots: z.int(),
    segment_summaries: z.int(),
    session_entities: z.int(),
    events: z.int(),
    webhook_deliveries: z.int(),
    jobs: z.int(),
    signature,
  }),
  external_refs: referredTo,
});
