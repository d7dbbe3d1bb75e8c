/** Returns a digest of what a migration does: comments, imports and white space may change after its release. */
export function migrationDigest(text: string): string;
