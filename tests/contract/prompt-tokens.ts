/** The tokens of a prompt by the tokenizer's own account, apart from how the service counts them. */
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

export interface SentMessage {
  readonly type?: string;
  readonly data?: { readonly content: string; readonly name?: string };
  readonly role?: string;
  readonly content?: string;
  readonly name?: string;
}

const asText = { disallowedSpecial: new Set<string>() };
export const tokensOf = (text: string): number => countTokens(text, asText);

/** Four a message, its content, its name with one more, and three that prime the reply. */
export function promptTokens(messages: readonly SentMessage[]): number {
  return messages.reduce((sum, message) => {
    const { content = '', name } = message.data ?? message;
    return sum + 4 + tokensOf(content) + (name === undefined ? 0 : tokensOf(name) + 1);
  }, 3);
}
