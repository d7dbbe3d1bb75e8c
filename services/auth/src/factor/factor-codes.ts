import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds of one code, and of the drift that is forgiven to each side: one code before and one after. */
const PERIOD = 30;

/** Characters of recovery codes: Crockford's base32, in which no two characters look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 16;
export const RECOVERY_CODES = 10;

/** Typed text as a code of the app or as a recovery code without its dashes; undefined when it is neither. */
export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }
  | undefined;

/** Reads a code as people type and paste it, with spaces and dashes, in capitals, with `o` for zero and `l` for one. */
export function readCode(typed: string): TypedCode {
  const plain = typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  const code = plain.replaceAll('o', '0').replace(/[il]/g, '1');
  const isRecovery = code.length === RECOVERY_LENGTH && [...code].every((sign) => ALPHABET.includes(sign));
  return isRecovery ? { kind: 'recovery', code } : undefined;
}

/** Returns a new key of 160 bits for an authenticator app, in base32. */
export const newSecret = (): string => generateSecret();

/** Returns the address that an app reads from a QR code. */
export const addressOf = (secret: string, issuer: string, username: string): string =>
  generateURI({ issuer, label: username, secret });

/**
 * Returns the time step of a code of the app (RFC 6238: SHA-1, six digits, 30 seconds), or undefined when it is wrong or
 * not later than `lastStep`.
 */
export function stepOf(
  secret: string,
  code: string,
  { nowMs, lastStep }: { readonly nowMs: number; readonly lastStep: number | undefined },
): number | undefined {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(nowMs / 1_000),
    epochTolerance: PERIOD,
    ...(lastStep === undefined ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Returns a recovery code of 80 bits. 256 is a multiple of the alphabet's length, so all codes are equally likely. */
const newRecoveryCode = (): string =>
  [...randomBytes(RECOVERY_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** Writes a recovery code for people: `4k7m-9qzt-...`. */
export const spelled = (code: string): string => code.match(/.{4}/g)!.join('-');
