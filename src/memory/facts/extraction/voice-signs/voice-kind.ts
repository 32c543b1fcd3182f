/**
 * The kinds of what signs of other voices tell. `section`: a label under which people tell of themselves, no speaker's name; `salutation`, `signature`, `greeting`, `head`: parts of
 * letters and mails; `asks`: a line that asks about the text above it; `title`: a line whose paragraph is a paper or a text to work on; `announces`:
 * words before a colon whose paragraph is not the user's; `played`: a sentence of somebody the user plays or makes up.
 */
export type VoiceKind =
  | 'section'
  | 'salutation'
  | 'signature'
  | 'greeting'
  | 'head'
  | 'asks'
  | 'title'
  | 'announces'
  | 'played';
