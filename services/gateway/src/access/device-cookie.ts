import { createHash, randomBytes } from 'node:crypto';

/**
 * Name of the cookie by which a browser is recognised at its next sign-in: 256 random bits. The auth service stores its
 * hash for each account that was signed in to, so it cannot be forged and can be forgotten there. It opens nothing: it
 * only spares a captcha. Scripts cannot read it, and other sites' pages do not send it.
 */
const NAME = 'device';
const YEAR_SECONDS = 31_536_000;
const VALUE = /(?:^|; ?)(?:__Host-)?device=([\w-]{43})(?:;|$)/;

/** Returns the hash of the device cookie in a `Cookie` header; undefined when there is none of the right form. */
export function deviceKeyIn(header: string | undefined): string | undefined {
  const value = header === undefined ? undefined : VALUE.exec(header)?.[1];
  return value === undefined ? undefined : keyOf(value);
}

/**
 * Returns a new device cookie as the value of `Set-Cookie`, and its hash. In production, behind TLS, browsers accept it
 * for this host alone (`__Host-`).
 */
export function newDeviceCookie(isProduction: boolean): { readonly header: string; readonly key: string } {
  const value = randomBytes(32).toString('base64url');
  const [prefix, secure] = isProduction ? ['__Host-', '; Secure'] : ['', ''];
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
  return { header: `${prefix}${NAME}=${value}; ${attributes}`, key: keyOf(value) };
}

const keyOf = (value: string): string => createHash('sha256').update(value).digest('base64url');
