export interface Nkey {
  readonly seed: string;
  readonly publicKey: string;
}

/** A new key pair of a NATS user: the seed is secret, the public key goes into the server's configuration. */
export function newNkey(): Nkey;
