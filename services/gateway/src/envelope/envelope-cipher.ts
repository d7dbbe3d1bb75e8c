import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-128-cfb';
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const strictText = new TextDecoder('utf-8', { fatal: true });

/**
 * Encryption of the family's clients: AES in CFB without padding, the key as initialisation vector, Base64. Browsers
 * know the key, so it hides a request only from the logs of a proxy; TLS protects secrets.
 */
export class EnvelopeCipher {
  private readonly key: Buffer;

  /** `key` has sixteen characters. */
  constructor(key: string) {
    this.key = Buffer.from(key);
  }

  encrypt(text: Uint8Array | string): string {
    const cipher = createCipheriv(ALGORITHM, this.key, this.key);
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    return Buffer.concat([cipher.update(bytes), cipher.final()]).toString('base64');
  }

  /** Decrypts a text in Base64. @throws Error for input that is not a text under this key. */
  decrypt(text: string): string {
    if (!BASE64.test(text)) throw new TypeError('This is no Base64.');
    const cipher = createDecipheriv(ALGORITHM, this.key, this.key);
    return strictText.decode(Buffer.concat([cipher.update(text, 'base64'), cipher.final()]));
  }
}
