/** Returns the SQL of the language that a user's newest session is in, null for one without; asked for only where nothing nearer tells. */
export function lastLanguage(userParameter: string): string {
  return `(SELECT last.language FROM sessions last WHERE last.tenant_id = $1 AND last.user_id = ${userParameter} AND last.state = 'live'
    ORDER BY last.created_at DESC LIMIT 1)`;
}
