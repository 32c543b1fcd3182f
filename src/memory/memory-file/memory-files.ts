import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { FactStore } from '../../stores/fact-store.ts';
import type { MemoryFileStore } from '../../stores/memory-file-store.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactEvent } from '../facts/fact-change.ts';
import type { FactMemory } from '../facts/fact-memory.ts';
import {
  type BaseVersion,
  EMPTY_BASE,
  etagOf,
  isSectionDomain,
  type MemoryDocument,
  NO_LAYOUT,
} from './memory-document.ts';
import { type MemoryConflict, type Merge, mergeDocument } from './merge-document.ts';
import { layoutOf, mergeLayout } from './merge-layout.ts';
import { linesOf, parseDocument, type WrittenDocument, type WrittenLine } from './parse-document.ts';
import { renderDocument } from './render-document.ts';

const DAY_MS = 86_400_000;
const VERSION_DAYS = 30; // as long as a forgotten fact can be restored
const FACTS = 2_000; // the newest facts that a document shows; the others stay known
const WRITTEN_LINES = 4_000; // bullets that a document may have
const KEY_CHARACTERS = 64;
const VALUE_CHARACTERS = 500;
const NOTE_CHARACTERS = 131_072; // of all notes together
const PURGED_AT_ONCE = 200; // versions a statement, some MB at most
const HOPS = 10; // from a fact to the one that stands in its place
/** The tag of a document that nobody was ever handed: what is written is added to what is there, and nothing is taken away. */
export const EMPTY_ETAG = 'empty';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly facts: Pick<FactStore, 'lockUser' | 'standing' | 'fates'>;
  readonly factMemory: Pick<FactMemory, 'edit' | 'count'>;
  readonly files: MemoryFileStore;
  readonly clock: { now(): Date };
  /** BCP-47 tag, for users who never said anything. */
  readonly defaultLanguage: string;
}

/** A text that an editor sends back. */
export interface EditedText {
  readonly text: string;
  /** The tag of the version that it started from; null: whatever stands now. */
  readonly base: string | null;
  /** The tag of the version in which the editor saw the other side of each conflict; null: of none. */
  readonly resolves: string | null;
}

/** The result of a text that was merged. */
export interface MergedText {
  readonly etag: string;
  /** The tag of the text as it was sent, which the next edit may name as its base. */
  readonly received: string;
  readonly events: readonly FactEvent[];
}

/** The refusal to merge: both sides, and what stands now. */
export interface Refusal {
  readonly conflicts: readonly MemoryConflict[];
  readonly etag: string;
  readonly current: string;
}

interface Current {
  readonly document: MemoryDocument;
  readonly facts: readonly Fact[];
  readonly language: string;
}

/** MEMORY.md: the facts of a user as a text that people read and edit, and the merging of what they edited. */
export class MemoryFiles {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns the document as it is now; what is handed out is kept, so that an edit of it can be merged for 30 days. */
  async read(tenant: string, userId: string): Promise<Pick<MemoryDocument, 'text' | 'etag'>> {
    const { database } = this.#deps;
    return database.transaction(tenant, async (tx) => {
      const { document } = await this.#current(tx, tenant, userId);
      await this.#keep(tx, tenant, userId, document.etag, document);
      return document;
    });
  }

  /** Merges an edited text, whole or not at all. Throws `memory_md_conflict` where both sides changed the same, or its base is not known. */
  async write(tenant: string, userId: string, edited: EditedText): Promise<MergedText> {
    const written = parseDocument(edited.text);
    refuseEmpty(edited.text);
    refuseTooMuch(written);
    const { database, factMemory } = this.#deps;
    const outcome = await database.transaction(tenant, async (tx) => {
      await this.#deps.facts.lockUser(tx, tenant, userId);
      return this.#mergeIn(tx, tenant, userId, edited, written);
    });
    if ('conflicts' in outcome) throw refused(outcome);
    factMemory.count(outcome.events);
    return outcome;
  }

  /** Removes versions that were last handed out more than 30 days ago. */
  async purge(tenant: string): Promise<void> {
    const { files } = this.#deps;
    while ((await files.purge(tenant, this.#oldest(), PURGED_AT_ONCE)) === PURGED_AT_ONCE);
  }

  async #mergeIn(
    tx: Transaction,
    tenant: string,
    userId: string,
    edited: EditedText,
    written: WrittenDocument,
  ): Promise<MergedText | Refusal> {
    const { files, factMemory } = this.#deps;
    const { document, facts, language } = await this.#current(tx, tenant, userId);
    const base = await this.#base(tx, tenant, userId, edited.base, document);
    const refusal = async (conflicts: readonly MemoryConflict[]): Promise<Refusal> => {
      await this.#keep(tx, tenant, userId, document.etag, document);
      return { conflicts, etag: document.etag, current: document.text };
    };
    if (base === null) return refusal([]);
    const { standing, successors } = await this.#fates(tx, tenant, userId, facts, base);
    const isResolved = edited.resolves === document.etag;
    const merge = mergeDocument({ base, written, standing, successors, language, isResolved });
    if (merge.conflicts.length > 0) return refusal(merge.conflicts);
    refuseTooLong(merge, written);
    const { events, standing: ids } = await factMemory.edit(tx, tenant, userId, merge.edits, {
      language,
      kept: merge.kept,
    });
    const told = toldBy(merge, ids, standing);
    const layout = mergeLayout(layoutOf(written, told), document, base.notes);
    if (JSON.stringify(layout) !== JSON.stringify(document.layout)) await files.writeLayout(tx, tenant, userId, layout);
    const { document: merged } = await this.#current(tx, tenant, userId);
    await this.#keep(tx, tenant, userId, merged.etag, merged);
    const received = etagOf(edited.text);
    if (received !== merged.etag) await this.#keep(tx, tenant, userId, received, receivedVersion(written, told));
    return { etag: merged.etag, received, events };
  }

  async #current(tx: Transaction, tenant: string, userId: string): Promise<Current> {
    const { facts, files, clock, defaultLanguage } = this.#deps;
    const { layout, language } = await files.read(tx, tenant, userId);
    const standing = await facts.standing(tx, tenant, userId, clock.now(), FACTS);
    const here = new Set(standing.map(({ id }) => id));
    const gone = Object.values((layout ?? NO_LAYOUT).sections)
      .flatMap((entries) => entries.flatMap((entry) => ('fact' in entry ? entry.fact : [])))
      .filter((id) => !here.has(id));
    const { successors } = await this.#follow(tx, tenant, userId, gone);
    const spoken = language ?? defaultLanguage;
    return {
      document: renderDocument(standing, layout ?? NO_LAYOUT, spoken, successors),
      facts: standing,
      language: spoken,
    };
  }

  /** Returns the version that an edit started from; null where it is not known. */
  async #base(
    tx: Transaction,
    tenant: string,
    userId: string,
    etag: string | null,
    document: MemoryDocument,
  ): Promise<BaseVersion | null> {
    if (etag === null || etag === document.etag) return document;
    const isEmpty = ['es', 'en'].some((language) => renderDocument([], NO_LAYOUT, language).etag === etag);
    if (etag === EMPTY_ETAG || isEmpty) return EMPTY_BASE;
    return this.#deps.files.version(tx, tenant, userId, etag, this.#oldest());
  }

  /** Returns the facts that stand, those that the document does not show among them, and what took the place of others of the base. */
  async #fates(tx: Transaction, tenant: string, userId: string, facts: readonly Fact[], base: BaseVersion) {
    const standing = new Map(facts.map((fact) => [fact.id, fact]));
    const gone = base.lines.map(({ factId }) => factId).filter((id) => !standing.has(id));
    const { active, successors } = await this.#follow(tx, tenant, userId, gone);
    for (const fact of active) standing.set(fact.id, fact);
    return { standing, successors };
  }

  /** Follows facts to those that stand in their place. */
  async #follow(tx: Transaction, tenant: string, userId: string, ids: readonly string[]) {
    const active = new Map<string, Fact>();
    const successors = new Map<string, string>();
    let open = new Map(ids.map((id) => [id, id]));
    for (let hop = 0; open.size > 0 && hop < HOPS; hop += 1) {
      const found = await this.#deps.facts.fates(tx, tenant, userId, [...new Set(open.values())]);
      const byId = new Map(found.map((fact) => [fact.id, fact]));
      const next = new Map<string, string>();
      for (const [id, at] of open) {
        const fact = byId.get(at);
        if (fact?.state === 'active') {
          active.set(fact.id, fact);
          if (id !== at) successors.set(id, at);
        } else if (fact?.supersededBy != null) next.set(id, fact.supersededBy);
      }
      open = next;
    }
    return { active: [...active.values()], successors };
  }

  async #keep(tx: Transaction, tenant: string, userId: string, etag: string, version: BaseVersion): Promise<void> {
    if (version.lines.length + version.notes.length > 0) await this.#deps.files.keep(tx, tenant, userId, etag, version);
  }

  #oldest(): Date {
    return new Date(this.#deps.clock.now().getTime() - VERSION_DAYS * DAY_MS);
  }
}

/** Returns the fact that a line tells once the edits are made. */
function toldBy(merge: Merge, ids: readonly (string | null)[], standing: ReadonlyMap<string, Fact>) {
  return (line: WrittenLine) => {
    const outcome = merge.outcomes.get(line) ?? null;
    if (outcome === null) return null;
    if ('fact' in outcome) {
      const fact = standing.get(outcome.fact);
      return fact === undefined ? null : { id: fact.id, domain: fact.domain, key: fact.key, value: fact.value };
    }
    const id = ids[outcome.edit];
    const to = merge.edits[outcome.edit]?.to;
    return id == null || to == null ? null : { id, ...to };
  };
}

/** Returns a text that was sent as a version: the next edit may have started from it. */
function receivedVersion(written: WrittenDocument, told: ReturnType<typeof toldBy>): BaseVersion {
  const lines = linesOf(written).flatMap((line) => {
    const fact = told(line);
    if (fact === null || !isSectionDomain(fact.domain)) return [];
    return {
      factId: fact.id,
      domain: line.domain ?? fact.domain,
      key: fact.key,
      value: fact.value,
      content: line.content,
    };
  });
  const { preamble, sections, extras } = layoutOf(written, () => null);
  const within = Object.values(sections).flatMap((entries) =>
    entries.flatMap((one) => ('note' in one ? one.note : [])),
  );
  return { lines, notes: [...preamble, ...within, ...extras] };
}

function refused({ conflicts, etag, current }: Refusal): HipocampoError {
  const detail =
    conflicts.length === 0
      ? 'the version that this was edited from is not known any more: start from the current one'
      : `${conflicts.length} ${conflicts.length === 1 ? 'line was' : 'lines were'} changed on both sides`;
  return new HipocampoError('memory_md_conflict', detail, { told: { conflicts, etag: `"${etag}"`, current } });
}

function refuseEmpty(text: string): void {
  if (/[^\s\uFEFF]/u.test(text)) return;
  throw new HipocampoError('invalid_request', 'an empty document is no edit: to forget a fact, send the others', {
    faults: [{ pointer: '', message: 'must not be empty' }],
  });
}

function refuseTooMuch(written: WrittenDocument): void {
  const lines = linesOf(written).length;
  if (lines > WRITTEN_LINES)
    throw new HipocampoError('payload_too_large', `a document has at most ${WRITTEN_LINES} lines of facts`);
  const { notes } = receivedVersion(written, () => null);
  if (notes.reduce((sum, note) => sum + note.length, 0) > NOTE_CHARACTERS)
    throw new HipocampoError('payload_too_large', `the notes of a document have at most ${NOTE_CHARACTERS} characters`);
}

/** Refuses lines that are too long for a fact, naming each. */
function refuseTooLong(merge: Merge, written: WrittenDocument): void {
  const faults = linesOf(written).flatMap((line) => {
    const outcome = merge.outcomes.get(line) ?? null;
    const to = outcome !== null && 'edit' in outcome ? merge.edits[outcome.edit]?.to : null;
    if (to == null) return [];
    const isLong = [...to.value].length > VALUE_CHARACTERS || [...to.key].length > KEY_CHARACTERS;
    const message = `must be at most ${KEY_CHARACTERS} characters for what it is about, and ${VALUE_CHARACTERS} for what it says`;
    return isLong ? { pointer: `line:${line.line}`, message } : [];
  });
  if (faults.length > 0)
    throw new HipocampoError('invalid_request', 'a line is too long for a fact', { faults: faults.slice(0, 50) });
}
