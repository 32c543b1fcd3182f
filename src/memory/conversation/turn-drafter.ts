import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { TurnSaid } from '../facts/fact-memory.ts';
import { readTurn } from '../facts/read-turn.ts';
import type { ChatMessage } from './chat-message.ts';
import type { NewTurn } from './new-turn.ts';
import type { SaidBefore } from './said-before.ts';
import { draftTurn, languageSpoken, type TurnRequest } from './turn-draft.ts';

interface Deps {
  /** True where turns become memories. */
  readonly remembers: boolean;
  readonly maxContextTokens: number;
  readonly defaultLanguage: string;
  readonly newId: () => string;
  readonly clock: { now(): Date };
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Makes turns ready to be written, with what they say of their user by rules. */
export class TurnDrafter {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get remembers(): boolean {
    return this.#deps.remembers;
  }

  /**
   * Returns the turn as it is written, held to `limits` where some are given, and what it says; null for what the rules could not read,
   * or need not: a turn that `teaches` nothing is read for no facts. `before`: what was said before it.
   */
  async draft(
    tenant: string,
    request: TurnRequest,
    limits: NewTurn['limits'],
    { teaches = true, before = null }: { readonly teaches?: boolean; readonly before?: SaidBefore | null } = {},
  ): Promise<{ draft: NewTurn; said: TurnSaid | null }> {
    const { remembers, maxContextTokens, defaultLanguage, newId, clock } = this.#deps;
    const spoken = request.language === null ? languageSpoken(request) : { language: request.language, isSure: true };
    const language = spoken.language ?? defaultLanguage;
    const said = teaches ? this.#said(request, language, before) : null;
    const draft = await draftTurn(request, {
      tenant,
      language,
      languageTold: spoken.isSure,
      newTurnId: newId,
      limits,
      maxContextTokens,
      remember: remembers && !asksToForget(said),
      now: clock.now(),
      factsRead: said !== null,
    });
    return { draft, said };
  }

  #said(request: TurnRequest, language: string, before: SaidBefore | null): TurnSaid | null {
    const { metrics, logger } = this.#deps;
    const started = performance.now();
    try {
      const read = readTurn(request.messages, language, () => this.#heard(request, before));
      return { ...read, follows: before?.turnNumber ?? null };
    } catch (error) {
      logger.error({ err: error, session_id: request.sessionId }, 'facts_not_read');
      return null;
    } finally {
      metrics.factExtractionSeconds.of().observe((performance.now() - started) / 1_000);
    }
  }

  /** Returns what was said before; nothing where it cannot be read: it only helps to read the turn. */
  #heard({ sessionId }: TurnRequest, before: SaidBefore | null): readonly ChatMessage[] {
    try {
      return before?.turns().flat() ?? [];
    } catch (error) {
      this.#deps.logger.warn({ err: error, session_id: sessionId }, 'said_before_not_read');
      return [];
    }
  }
}

/** True for a turn that asks to have something forgotten: a memory of it would tell that again. */
function asksToForget(said: TurnSaid | null): boolean {
  return said?.said.some(({ kind }) => kind === 'forget') ?? false;
}
