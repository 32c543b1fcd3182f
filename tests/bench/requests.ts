/** The bodies that are sent, to the floor and to the service alike. */
import type { ConversationText } from './conversation-text.ts';

export const TURNS_PER_SESSION = 20;
const SYSTEM_PROMPT =
  'You are the assistant of a small travel agency. Answer briefly, in the language of the user, and never invent a place, a price or an opening time.';

const userOf = (index: number) => `user-${index % 50}`;

export function buildBody(text: ConversationText, session: string, index: number) {
  return {
    user_id: userOf(index),
    session_id: session,
    current_query: text.questions[index % text.questions.length],
    current_language: text.language,
    system_prompt: SYSTEM_PROMPT,
  };
}

export function turnBody(text: ConversationText, session: string, index: number, turn: number) {
  const { user, assistant } = text.exchanges[(index * 7 + turn) % text.exchanges.length] ?? { user: '', assistant: '' };
  return {
    user_id: userOf(index),
    session_id: session,
    messages: [
      { role: 'user', content: user },
      { role: 'assistant', content: assistant },
    ],
    language: text.language,
  };
}

/** As `turnBody`, with the places that one turn in four of an agent's chat brings. */
export function seedTurnBody(text: ConversationText, session: string, index: number, turn: number) {
  const body = turnBody(text, session, index, turn);
  return turn % 4 === 0
    ? { ...body, extra_metadata: { places: [{ name: `Casa ${turn}` }, { name: `Bar ${index}` }] } }
    : body;
}
