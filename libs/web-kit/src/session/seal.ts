import type { SessionTokens } from './session-tokens.js';

/** The tokens of a locked session, encrypted by a password; all parts as base64. */
export interface SealedTokens {
  readonly salt: string;
  readonly iv: string;
  readonly data: string;
}

/** Iterations of PBKDF2 with SHA-256. Source: OWASP Password Storage Cheat Sheet. */
const ROUNDS = 600_000;

/** Encrypts and decrypts the tokens of a locked session. */
export interface Sealing {
  readonly seal: (tokens: SessionTokens, password: string) => Promise<SealedTokens>;
  /** Undefined when the password is wrong. */
  readonly unseal: (sealed: SealedTokens, password: string) => Promise<SessionTokens | undefined>;
}

/** Whether this page can encrypt: browsers allow it only over HTTPS and on the own machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

async function seal(tokens: SessionTokens, password: string): Promise<SealedTokens> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(password, salt);
  const plain = new TextEncoder().encode(JSON.stringify(tokens));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return { salt: toBase64(salt), iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

async function unseal(sealed: SealedTokens, password: string): Promise<SessionTokens | undefined> {
  const key = await keyOf(password, fromBase64(sealed.salt));
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64(sealed.iv) };
    const plain = await crypto.subtle.decrypt(algorithm, key, fromBase64(sealed.data));
    return JSON.parse(new TextDecoder().decode(plain)) as SessionTokens;
  } catch {
    return undefined;
  }
}

async function keyOf(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(password);
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Encrypts with AES-GCM and a key derived from the password by PBKDF2. */
export const passwordSealing: Sealing = { seal, unseal };
