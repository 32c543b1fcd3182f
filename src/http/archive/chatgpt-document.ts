/** The `conversations.json` of a ChatGPT export, read conversation by conversation. */
import { HipocampoError } from '../../errors.ts';
import type { SessionSource } from '../../memory/archive/archived-session.ts';
import { isConversation, sessionOfConversation } from '../../memory/archive/chatgpt-export.ts';
import { splitJson } from '../../memory/archive/json-splitter.ts';
import { jsonOf } from './archive-parsing.ts';
import type { Spool } from './spool.ts';

/** True for a body that is a list: a user's own document begins with an object. */
export async function isChatGptExport(spool: Spool): Promise<boolean> {
  for await (const text of spool.text()) {
    const begins = text.trimStart();
    if (begins !== '') return begins.startsWith('[');
  }
  return false;
}

/** Yields the conversations as sessions of a user. Throws `invalid_request` for what is no conversation. */
export async function* readConversations(spool: Spool, userId: string): AsyncGenerator<SessionSource> {
  for await (const { index, text } of splitJson(spool.text(), new Set())) {
    const value = jsonOf(text);
    if (!isConversation(value))
      throw new HipocampoError('invalid_request', 'the document does not have the right form', {
        faults: [{ pointer: `/${index}/mapping`, message: 'must be the messages of a conversation' }],
      });
    const session = sessionOfConversation(value, userId);
    if (session !== null) yield session;
  }
}
