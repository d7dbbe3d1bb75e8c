import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authApi, authErrors } from '@mall/contracts/auth';
import { InjectClient, type ClientOf } from '@mall/messaging';

/** How long an unknown key id is not asked for again. */
const PAUSE_MS = 5_000;

/** Public keys of the auth service, fetched when a token names one that is not known yet. */
@Injectable()
export class SigningKeys {
  private readonly pems = new Map<string, string>();
  private askedAt = 0;

  constructor(@InjectClient(authApi) private readonly auth: ClientOf<typeof authApi>) {}

  /** @throws authErrors.sessionEnded for a key that auth does not have. */
  async pemOf(kid: string): Promise<string> {
    if (!this.pems.has(kid) && Date.now() - this.askedAt > PAUSE_MS) {
      const { keys } = await this.auth.jwks({});
      this.askedAt = Date.now();
      this.pems.clear();
      for (const jwk of keys) {
        const key = createPublicKey({ key: jwk, format: 'jwk' });
        this.pems.set(String(jwk['kid']), key.export({ type: 'spki', format: 'pem' }).toString());
      }
    }
    const pem = this.pems.get(kid);
    if (!pem) throw authErrors.sessionEnded();
    return pem;
  }
}
