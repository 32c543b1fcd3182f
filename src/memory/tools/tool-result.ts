/** The result of a tool, and what it is kept under. */
import type { JsonText } from '../conversation/json-bytes.ts';

/** The name of a result: whoever asks with the same parameters, in whatever order their keys stand, finds it. */
export interface ToolCall {
  readonly tool: string;
  /** The user whose alone it is; null: it is of the tenant, for all its users. */
  readonly userId: string | null;
  /** SHA-256 of the parameters as canonical JSON. */
  readonly paramsHash: Uint8Array;
}

/** A result that is kept until it expires. */
export interface ToolResult {
  /** JSON. */
  readonly result: JsonText;
  readonly storedAt: Date;
  readonly expiresAt: Date;
}

/** The bounds of a result: bytes of its JSON and of that of its parameters, which must fit into an address of 8 KiB, and the longest time. */
export const TOOL_LIMITS = { resultBytes: 262_144, paramsBytes: 4_096, ttlSeconds: 86_400 } as const;
