import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Jwks } from '@mall/contracts/auth';
import { SharedClock } from '@mall/messaging';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey } from 'jose';
import { SigningKeyRepository, type NewSigningKey } from './signing-key.repository.js';

export const ISSUER = 'car-export-mall';
/**
 * Life of an access token in seconds. Clients refresh a token that has 10 minutes or less left, so with 12 minutes or
 * less they would refresh all the time.
 */
export const ACCESS_TOKEN_SECONDS = 1_800;

/** Number of published keys: the signing key and the one before it, whose tokens may still be valid. */
const PUBLISHED_KEYS = 2;

export interface AccessClaims {
  readonly sub: string;
  readonly aud: 'shop' | 'admin';
  readonly sid: string;
  readonly tid: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly shop?: string;
  /** Time when the second factor was last proved in the session, in seconds since 1970; absent without one. */
  readonly fac?: number;
}

/** ES256 keys: created at the first start, stored only in this service's database; the newest one signs. */
@Injectable()
export class SigningKeyService implements OnModuleInit {
  private kid = '';
  private key: CryptoKey | Uint8Array | undefined;

  constructor(
    private readonly keys: SigningKeyRepository,
    private readonly clock: SharedClock,
  ) {}

  async onModuleInit(): Promise<void> {
    const { kid, privateJwk } = await this.keys.newestOr(createKey);
    this.kid = kid;
    this.key = await importJWK(privateJwk, 'ES256');
  }

  async sign(claims: AccessClaims): Promise<string> {
    const { sub, aud, ...rest } = claims;
    const seconds = Math.floor(this.clock.now() / 1_000);
    return new SignJWT({ ...rest })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: this.kid })
      .setIssuer(ISSUER)
      .setSubject(sub)
      .setAudience(aud)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
      .setJti(crypto.randomUUID())
      .sign(this.key!);
  }

  async publicKeys(): Promise<Jwks> {
    const newest = await this.keys.newest(PUBLISHED_KEYS);
    return { keys: newest.map(({ publicJwk }) => ({ ...publicJwk })) };
  }
}

async function createKey(): Promise<NewSigningKey> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  return {
    kid,
    privateJwk: { ...(await exportJWK(pair.privateKey)), alg: 'ES256', kid },
    publicJwk: { ...publicJwk, alg: 'ES256', use: 'sig', kid },
  };
}
