import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

export interface AesKey {
  /** First 8 hex digits of the key's SHA-256: identifies the key that sealed a text without revealing it. */
  readonly id: string;
  readonly bytes: Buffer;
}

export function aesKey(bytes: Buffer): AesKey {
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/**
 * Seals texts with AES-256-GCM as `v1.<key id>.<iv>.<tag>.<data>`, base64url. `owner` is bound into the seal,
 * so a sealed text copied to another person's row does not open.
 */
export class PassportVault {
  constructor(
    private readonly current: AesKey,
    private readonly retired: readonly AesKey[] = [],
  ) {}

  seal(plain: string, owner: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.current.bytes, iv).setAAD(Buffer.from(owner));
    const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    const parts = [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'));
    return ['v1', this.current.id, ...parts].join('.');
  }

  /**
   * Returns the HMAC-SHA256 of a document number, hex: equal for the same number however it is spaced or cased. It
   * changes with the current key, so it compares documents over weeks, not years.
   */
  digest(documentNo: string): string {
    const plain = documentNo.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
    return createHmac('sha256', this.current.bytes).update(`document:${plain}`).digest('hex');
  }

  /**
   * Decrypts a passport.
   * @throws Error when the key is unknown, or the text was altered or belongs to somebody else.
   */
  open(sealed: string, owner: string): string {
    const [version, keyId, ...parts] = sealed.split('.');
    const key = [this.current, ...this.retired].find(({ id }) => id === keyId);
    if (version !== 'v1' || !key || parts.length !== 3)
      throw new Error(`Sealed with an unknown key ${keyId}.`);
    const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
  }
}
