import { createHash } from 'node:crypto';

const LEFT_OUT = [/^import\s[\s\S]*?;$/gm, /\/\*[\s\S]*?\*\//g, /^\s*(?:\/\/|--).*$/gm, /\s+/g];

/**
 * Returns a digest of what a migration does: comments, imports and white space may change after its release.
 * @param {string} text of the file
 * @returns {string}
 */
export function migrationDigest(text) {
  const does = LEFT_OUT.reduce((rest, pattern) => rest.replace(pattern, ''), text);
  return createHash('sha256').update(does).digest('hex');
}
