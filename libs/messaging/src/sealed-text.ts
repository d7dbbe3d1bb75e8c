import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Purpose of a sealed text: a text that was sealed for one purpose does not open for another. */
type Purpose = 'refresh-successor' | 'kept-answer' | 'second-factor';

const NONCE = 12;
const TAG = 16;

/** Seals a text with AES-256-GCM, so that only somebody who knows `secret` can open it. `secret` must be impossible to guess. */
export function sealText(secret: string, purpose: Purpose, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a text. @throws Error when it was sealed with another secret or was altered. */
export function openText(secret: string, purpose: Purpose, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE);
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, purpose), nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}

const keyFrom = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
