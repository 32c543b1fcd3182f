/** The tokens of a prompt by the tokenizer's own account, apart from how the service counts them. */
import { encode } from 'gpt-tokenizer/encoding/o200k_base';

export interface SentMessage {
  readonly type?: string;
  readonly data?: { readonly content: string; readonly name?: string };
  readonly role?: string;
  readonly content?: string;
  readonly name?: string;
}

const asText = { disallowedSpecial: new Set<string>() };
/** The two tokens that the library takes a byte order mark for: it reads its table as text, which loses a mark, and so the mark's own token. */
const [MARK_BEGUN, MARK_ENDED] = [5416, 123];

export function tokensOf(text: string): number {
  const tokens = encode(text, asText);
  return tokens.filter((token, at) => token !== MARK_ENDED || tokens[at - 1] !== MARK_BEGUN).length;
}

/** Four a message, its content, its name with one more, and three that prime the reply. */
export function promptTokens(messages: readonly SentMessage[]): number {
  return messages.reduce((sum, message) => {
    const { content = '', name } = message.data ?? message;
    return sum + 4 + tokensOf(content) + (name === undefined ? 0 : tokensOf(name) + 1);
  }, 3);
}
