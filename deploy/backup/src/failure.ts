/** A failure that the operator can understand and correct; the message says what is wrong and what to do. */
export class BackupError extends Error {}

/** Returns the message of anything that was thrown. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);
