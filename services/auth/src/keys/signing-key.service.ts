import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Jwks } from '@mall/contracts/auth';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import { DataSource } from 'typeorm';

export const ISSUER = 'car-export-mall';
/** The client refreshes at 10 minutes or less, so a life of 12 minutes or less would refresh for ever. */
export const ACCESS_TOKEN_SECONDS = 1_800;

export interface AccessClaims {
  readonly sub: string;
  readonly aud: 'shop' | 'admin';
  readonly sid: string;
  readonly tid: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly shop?: string;
}

/** ES256 keys: made on first start, kept in the database of this service alone; the newest one signs. */
@Injectable()
export class SigningKeyService implements OnModuleInit {
  private kid = '';
  private key: CryptoKey | Uint8Array | undefined;

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    const { kid, privateJwk } = await this.dataSource.transaction(async (tx) => {
      // Replicas that start together must agree on the first key.
      await tx.query('LOCK TABLE signing_key IN SHARE ROW EXCLUSIVE MODE');
      return (await newest(tx)) ?? this.create(tx);
    });
    this.kid = kid;
    this.key = await importJWK(privateJwk, 'ES256');
  }

  async sign(claims: AccessClaims): Promise<string> {
    const { sub, aud, ...rest } = claims;
    return new SignJWT({ ...rest })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: this.kid })
      .setIssuer(ISSUER)
      .setSubject(sub)
      .setAudience(aud)
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
      .setJti(crypto.randomUUID())
      .sign(this.key!);
  }

  async publicKeys(): Promise<Jwks> {
    const rows = (await this.dataSource.query(
      `SELECT public_jwk AS jwk FROM signing_key ORDER BY created_at DESC LIMIT 2`,
    )) as { jwk: Record<string, unknown> }[];
    return { keys: rows.map(({ jwk }) => jwk) };
  }

  private async create(tx: Queryable): Promise<StoredKey> {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const privateJwk = { ...(await exportJWK(pair.privateKey)), alg: 'ES256', kid };
    await tx.query(`INSERT INTO signing_key (kid, private_jwk, public_jwk) VALUES ($1, $2, $3)`, [
      kid,
      JSON.stringify(privateJwk),
      JSON.stringify({ ...publicJwk, alg: 'ES256', use: 'sig', kid }),
    ]);
    return { kid, privateJwk };
  }
}

interface Queryable {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

interface StoredKey {
  readonly kid: string;
  readonly privateJwk: JWK;
}

async function newest(tx: Queryable): Promise<StoredKey | undefined> {
  const rows = (await tx.query(
    `SELECT kid, private_jwk AS "privateJwk" FROM signing_key ORDER BY created_at DESC LIMIT 1`,
  )) as StoredKey[];
  return rows[0];
}
