/** The failure of a command that was called wrongly: its message is shown with the usage. */
export class UsageError extends Error {}
