import { createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import { gatewayCalls } from '@mall/contracts/services/gateway';
import { InjectClient, type ClientOf } from '@mall/messaging';

/** Shortest interval between two reads because of unknown key ids. */
const PAUSE_MS = 5_000;

/** Public keys of the auth service, fetched when a token names one that is not known yet. */
@Injectable()
export class SigningKeyCache {
  private readonly keys = new Map<string, KeyObject>();
  private readAt = 0;

  constructor(@InjectClient(gatewayCalls.keys) private readonly auth: ClientOf<typeof gatewayCalls.keys>) {}

  /** Returns the key. @throws authErrors.sessionEnded for a key that auth does not have. */
  async keyOf(kid: string): Promise<KeyObject> {
    if (!this.keys.has(kid) && Date.now() - this.readAt > PAUSE_MS) {
      const { keys } = await this.auth.jwks({});
      this.readAt = Date.now();
      this.keys.clear();
      for (const jwk of keys) {
        // As an object: parsing a key takes longer than verifying a signature with it.
        this.keys.set(String(jwk['kid']), createPublicKey({ key: jwk, format: 'jwk' }));
      }
    }
    const key = this.keys.get(kid);
    if (!key) throw authErrors.sessionEnded();
    return key;
  }
}
