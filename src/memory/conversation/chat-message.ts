/** A message as callers send it and as it is stored. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant' | 'system' | 'tool';
  readonly content: string;
  readonly name?: string | undefined;
  /** The ISO time at which the caller says it was said. */
  readonly created_at?: string | undefined;
  /** True for tool output, traces and the like: stored for a day, never shown to a model. */
  readonly disposable?: boolean | undefined;
}

/** True when a prompt may ever show the message. */
export function isPromptWorthy(message: ChatMessage): boolean {
  return message.role !== 'tool' && message.disposable !== true;
}
