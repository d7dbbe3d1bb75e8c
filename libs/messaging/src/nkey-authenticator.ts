import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { Codec } from '@nats-io/nkeys/lib/codec.js';
import type { Authenticator } from '@nats-io/transport-node';

/** Bytes of PKCS #8 before the 32 bytes of an Ed25519 seed. Source: RFC 8410, section 7. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signs the server's challenge with the key of a seed, as the library's authenticator of the same name does. That one computes three
 * key pairs in JavaScript, which takes a fifteenth of the processor time in which a service starts.
 */
export function nkeyAuthenticator(seed: string): Authenticator {
  return (nonce) => {
    const { prefix, buf } = Codec.decodeSeed(Buffer.from(seed));
    const key = createPrivateKey({ key: Buffer.concat([PKCS8, buf]), format: 'der', type: 'pkcs8' });
    const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32);
    return {
      nkey: Buffer.from(Codec.encode(prefix, publicKey)).toString(),
      sig: nonce ? sign(null, Buffer.from(nonce), key).toString('base64') : '',
    };
  };
}
