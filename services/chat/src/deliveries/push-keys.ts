import { createECDH } from 'node:crypto';

/** Key pair that identifies this installation at push services, as URL-safe base64. Source: RFC 8292. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Reads the private key, 32 random bytes in base64; the public key follows from it. */
export function pushKeysOf(secret: string): PushKeys {
  const bytes = Buffer.from(secret, 'base64');
  if (bytes.length !== 32) throw new Error('must be 32 random bytes in base64');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}

/**
 * Whether an address belongs to one of the push services: our server posts to it, so it must not be any address.
 * `services` are host names, whose subdomains count, and origins for tests on this machine.
 */
export function isOfPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username } = new URL(endpoint);
  if (username !== '') return false;
  return services.some((service) =>
    service.includes('://')
      ? origin === service
      : protocol === 'https:' && port === '' && (hostname === service || hostname.endsWith(`.${service}`)),
  );
}
