import { createHash } from 'node:crypto';
import { HipocampoError } from '../../errors.ts';
import type { ToolResultStore } from '../../stores/tool-result-store.ts';
import { canonicalJson } from '../archive/canonical-json.ts';
import type { ToolCall, ToolResult } from './tool-result.ts';

const PURGED_AT_ONCE = 1_000; // rows a statement
const MOST_PURGED = 200; // statements a period: what is left then waits for the next

interface Deps {
  readonly results: ToolResultStore;
  /** The time that a result is kept where its caller does not say. */
  readonly ttlSeconds: number;
  /** The results that one user keeps, and that a tenant keeps for all. */
  readonly maxEntries: number;
}

/** A tool as it was asked, before its parameters are hashed. */
interface AskedTool {
  readonly tool: string;
  readonly userId: string | null;
  /** Any JSON value. */
  readonly params: unknown;
}

/** A result to keep, with what its caller says of the tool. */
interface GivenResult extends AskedTool {
  readonly result: unknown;
  readonly ttlSeconds: number | null;
  readonly sideEffects: boolean;
  readonly timeDependent: boolean;
}

/**
 * The cache of results of idempotent tools. What changes something, or answers otherwise at another time, is refused: served from
 * here it would be wrong. Whose a result is is a part of its name: one user's is never found for another.
 */
export class ToolCache {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Keeps a result in the place of the one before. Throws `not_cacheable`; `forbidden` for a result of the tenant by whoever speaks for one user only. */
  async put(tenant: string, given: GivenResult, onlyUser: string | null): Promise<ToolResult> {
    const flaw = given.sideEffects ? 'has side effects' : given.timeDependent ? 'depends on the time' : null;
    if (flaw !== null) throw new HipocampoError('not_cacheable', `the result of a tool that ${flaw} is not kept`);
    if (onlyUser !== null && given.userId !== onlyUser)
      throw new HipocampoError('forbidden', 'this API key may keep results of its own user only: name it in user_id');
    const { results, ttlSeconds } = this.#deps;
    return results.put(tenant, callOf(given), JSON.stringify(given.result), given.ttlSeconds ?? ttlSeconds);
  }

  /** Returns the result that is kept for the same parameters; throws `tool_result_not_found` where there is none, or it expired. */
  async get(tenant: string, asked: AskedTool): Promise<ToolResult> {
    const found = await this.#deps.results.find(tenant, callOf(asked));
    if (found === null) throw new HipocampoError('tool_result_not_found', 'no result is kept for these parameters');
    return found;
  }

  /** Removes what expired, and what is more than may be kept, the oldest first. */
  async purge(tenant: string): Promise<void> {
    const { results, maxEntries } = this.#deps;
    for (const remove of [
      () => results.purge(tenant, PURGED_AT_ONCE),
      () => results.purgeBeyond(tenant, maxEntries, PURGED_AT_ONCE),
    ])
      for (let statement = 0; statement < MOST_PURGED; statement += 1) if ((await remove()) < PURGED_AT_ONCE) break;
  }
}

function callOf({ tool, userId, params }: AskedTool): ToolCall {
  return { tool, userId, paramsHash: createHash('sha256').update(canonicalJson(params)).digest() };
}
