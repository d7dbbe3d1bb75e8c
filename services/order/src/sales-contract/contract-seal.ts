import { createHash } from 'node:crypto';
import type { SignedBy } from '@mall/contracts/order';

/** Facts that a signature is based on. */
export interface Signing {
  /** SHA-256 of the exact text that was signed. */
  readonly textHash: string;
  readonly signedAt: Date;
  readonly signedBy: SignedBy;
  readonly userId: string;
  /** Proof that was handed in: the drawing's bytes, the masked phone, or the SHA-256 of each scan. */
  readonly proof: Buffer | string | readonly string[];
}

export const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns a hash over text, moment, person and proof; a change of any of them changes the seal. */
export function sealOf({ textHash, signedAt, signedBy, userId, proof }: Signing): string {
  const handedIn = Buffer.isBuffer(proof) ? sha256(proof) : [proof].flat().join(',');
  return sha256([textHash, signedAt.toISOString(), signedBy, userId, handedIn].join('\n'));
}
