import type { JsonText } from '../memory/conversation/json-bytes.ts';
import type { ToolResult } from '../memory/tools/tool-result.ts';

/** Returns a tool's result as callers see it: JSON, for the result goes out as it was stored. */
export function toolResultJson(
  { tool, userId }: { readonly tool: string; readonly userId: string | null },
  { result, storedAt, expiresAt }: ToolResult,
): JsonText {
  return (
    `{"tool":${JSON.stringify(tool)},"user_id":${JSON.stringify(userId)},"result":${result}` +
    `,"created_at":"${storedAt.toISOString()}","expires_at":"${expiresAt.toISOString()}"}`
  );
}
