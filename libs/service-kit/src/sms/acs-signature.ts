import { createHash, createHmac } from 'node:crypto';

export interface AcsRequest {
  readonly method: 'POST';
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  /** `yyyy-MM-ddTHH:mm:ssZ` */
  readonly date: string;
  /** Different in each request. */
  readonly nonce: string;
}

export interface AcsKey {
  readonly id: string;
  readonly secret: string;
}

const ALGORITHM = 'ACS3-HMAC-SHA256';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Encodes as RFC 3986 says, which leaves fewer characters unescaped than `encodeURIComponent`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the query string as it is signed and sent, sorted by name. */
export const acsQuery = (query: Readonly<Record<string, string>>): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name]!)}`)
    .join('&');

/**
 * Returns the signed headers of a request without a body to Alibaba Cloud. Source: "Request structure and signature method V3",
 * alibabacloud.com/help/en/sdk/product-overview.
 */
export function acsHeaders(request: AcsRequest, key: AcsKey): Readonly<Record<string, string>> {
  const { method, host, action, version, query, date, nonce } = request;
  const bodyHash = sha256('');
  const headers: Readonly<Record<string, string>> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).sort();
  const canonical = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const signed = names.join(';');
  const toSign = sha256([method, '/', acsQuery(query), canonical, signed, bodyHash].join('\n'));
  const signature = createHmac('sha256', key.secret).update(`${ALGORITHM}\n${toSign}`).digest('hex');
  return {
    ...headers,
    Authorization: `${ALGORITHM} Credential=${key.id},SignedHeaders=${signed},Signature=${signature}`,
  };
}
