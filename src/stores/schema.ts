/**
 * The tables as drizzle sees them, by noun in `tables/`, for the cold paths; `migrations/` is what makes them, and a test compares the two.
 *
 * Glossary, the same words in API, tables, classes, metrics and docs:
 * - tenant: who pays; nothing crosses from one to another. user: whom the agent talks to. session: one chat of one user.
 * - turn: one exchange of 1-64 messages, saved whole or not at all; numbered 1, 2, 3 … in its session.
 * - message: what one role said. A disposable one (role `tool`, or marked so) is kept for a day and never in a prompt.
 * - version: counts every write that may change a session's context; a cached entry is right only at its version.
 * - generation: counts the changes of a session that were not an appended turn; an entry of the same generation is a true prefix,
 *   and is extended by the turns since its version.
 * - state of a session: live once it has turns; unborn while it was only locked, and nobody's; destroyed when it is gone, and its
 *   row keeps the numbers that a session made again goes on from. Readers know live sessions only.
 * - lock: of a session, held by an owner for a while. lock token: the proof of holding it. fencing token: the number of an acquisition,
 *   higher than that of any before. stale: of a token whose lock expired or was released. context: of a session, its key-value store.
 * - window: the turns that a prompt shows whole. reach: how far back the summary looks. digest: a turn's first words.
 * - segment: some three turns that follow each other on one matter; its summary, keys and values written once, stands for them in
 *   the prompts of the adaptive profile. continuity: how much a text goes on from the turns before, 0 to 1. shift: of the topic.
 *   period: an hour, day or week whose segments stand as one, of a level; made of them when it is wanted, and a day that is over kept as a memory.
 * - tool result: what a tool answered to some parameters, kept for a while so that it need not be asked again. usage: what the builds
 *   of a session took. full history: the prompt that would show every turn. block: a part of the caller's own prompt with the condition
 *   on which it stands. report: what the caller says of a turn's answer: valid, or with an error. open result: of a tool whose answer
 *   has not been told yet.
 * - question: of a turn, what it asks, as a keyed hash, where its answer could answer the same again; a repeated one is asked again.
 * - excerpt: a turn cut short, where no prompt could hold it whole. place: something with a name that a turn mentioned.
 * - plan state: what is known of a plan (activity, location, date …), merged from the turns' `plan_params`.
 * - memory: an episode that is found again by its meaning: what a turn said, or what a caller asked to remember. Of a type
 *   (episodic, summary, fact, user_profile, daily_log, snapshot), which says how long it lives.
 * - passage: a stretch of a memory that is short enough for the model. vector, embedding: what the model makes of a passage,
 *   of a memory. model: by its name; vectors of two are never compared. The serving one answers; an incoming one takes its
 *   place once it has embedded everything.
 * - episode: something that happened, told in one sentence by a language model that read the turns: a memory distilled from a
 *   session, with which it goes. evidence: the words that were said of it. stretch: the turns that the model reads at once.
 * - fact: something stable about a user, under a key. slot: what a key means in any language; of some only one value holds.
 *   confirmed: said again. superseded: another value took its place, or it was said to hold no longer. forgotten: on demand;
 *   it can be restored for 30 days. dormant, stale: not confirmed for long. standing: told whatever the query is about.
 *   forgetting: the mark that keeps what was forgotten from being learnt again from turns that were stored before it.
 *   facts_version: counts the transactions that changed facts of a user.
 * - reading: a stretch of turns that a language model reads for facts, and with semantic memory for episodes. learnt: held against
 *   what is known, and kept. end: of a session, when someone says so; its turns are read then.
 * - cut: what a reset, a trim, a limit or retention does to a session: it begins at a later turn (first_turn), and no reader sees
 *   those below, whose rows are removed once they are extracted. stub: what stays of a removed turn, without its text, where an
 *   idempotency key or a fact names it. expired: idle for so long that what a session works with (lock, context, references of the
 *   caller's) was taken back; its turns stay. snapshot: the last messages of a session, kept by a reset.
 * - search term: a stem of a word that was said, as a keyed hash. run: turns of a session that are in the search index one after
 *   another. ordinal: the place of a turn among all that its user has in it. block: 4,096 of them. tail: the turns not in it yet.
 *   posting: an ordinal in a term's list (the column `ordinals`), with the places of the term in that turn, message by message.
 * - entity: a file, command, error, place or person that a session's turns mention, or a topic of theirs.
 * - tombstone: a memory that was deleted, kept until every index has followed.
 * - memory file: the facts of a user as a text that people edit, MEMORY.md. layout: the order of its lines, and what stands there that
 *   is no fact (a note). version of it: one that was handed out, which an edit may have started from.
 * - archive: sessions and users as documents, exported and imported. erasure: a user removed everywhere; its receipt counts what was.
 * - journal: what happened to a user, in lines, a day at a time (daily_log in tables and types). reading, of the journal: how far a
 *   session's turns were read for lines.
 * - event: something that happened, told to whoever listens: a stream (while it is open) or a webhook (whose deliveries are kept
 *   until they succeed or are given up). entry: an event's place in the one order of all. frontier: the entry up to which that
 *   order is settled, so that it can be read.
 * - sealed: encrypted, and bound to its row; plain: not. key: of a user, which seals what is that user's; it is wrapped by the master
 *   key of the installation. owner: of a row, the user whose key seals it.
 * - job: a piece of background work. lease: how long whoever claimed it may be silent. dead letter: a job that failed for good.
 */
export * from './tables/accounts.ts';
export * from './tables/distillations.ts';
export * from './tables/events.ts';
export * from './tables/facts.ts';
export * from './tables/journal.ts';
export * from './tables/memories.ts';
export * from './tables/memory-files.ts';
export * from './tables/sealing.ts';
export * from './tables/search.ts';
export * from './tables/sessions.ts';
export * from './tables/turns.ts';
export * from './tables/work.ts';
