/** Returns the SQL of the language that a user's newest session is in, null for one without; asked for only where nothing nearer tells. */
export function lastLanguage(userParameter: string): string {
  return `last_language($1, ${userParameter})`;
}
