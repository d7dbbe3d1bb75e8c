import { createHash, randomBytes } from 'node:crypto';
import { openText, sealText } from '@mall/messaging';

/** Returns an opaque 256-bit token; only its SHA-256 is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Seals the successor of a used token so that only the holder of the used one can open it. */
export const sealSuccessor = (used: string, successor: string): Buffer =>
  sealText(used, 'refresh-successor', successor);

export const openSuccessor = (used: string, sealed: Buffer): string =>
  openText(used, 'refresh-successor', sealed);
