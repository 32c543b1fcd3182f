/**
 * The kinds of what signs of a stage tell. Of a user's message: `roles`: it deals out the parts of a play; `own part`: one of them is the user's, who speaks in it from there on; `performs`: in it the assistant alone is to speak; `text`: it announces
 * a text to work on; `own text`: one that tells of the user; `leaves`: it steps out of the play or the text. Of an answer: `takes`: it asks for the text; `asks`: it
 * has the user say the next thing, without a question mark; `details`: it asks for what the user is.
 */
export type StageKind =
  | 'roles'
  | 'own part'
  | 'performs'
  | 'text'
  | 'own text'
  | 'leaves'
  | 'takes'
  | 'asks'
  | 'details';
