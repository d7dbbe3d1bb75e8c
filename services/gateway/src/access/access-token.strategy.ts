import type { KeyObject } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { SharedClock } from '@mall/messaging';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { SigningKeyCache } from './signing-key.cache.js';

/** The claims of an access token, as auth signs them. */
export interface AccessClaims {
  readonly sub: string;
  readonly aud: 'shop' | 'admin';
  readonly sid: string;
  readonly tid: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly name: string;
  readonly roles: readonly string[];
  readonly shop?: string;
  /** Time when the second factor was last proved in the session, in seconds since 1970; absent without one. */
  readonly fac?: number;
}

/** Returns the token with or without `Bearer ` in front: the two families of clients differ. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header || /^Basic /i.test(header)) return null;
  return header.replace(/^Bearer /i, '').trim() || null;
}

const headerOf = (token: string): { kid?: string } => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: string };
  } catch {
    return {};
  }
};

/** Time for which an expired token is still accepted, because it was valid when its request was sent. */
const TOLERANCE_SECONDS = 5;

@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(
    keys: SigningKeyCache,
    private readonly clock: SharedClock,
  ) {
    super({
      jwtFromRequest: (request: unknown) => tokenOf(request as FastifyRequest),
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (failure: unknown, key?: string) => void,
      ) => {
        keys.keyOf(headerOf(token).kid ?? '').then(
          // jsonwebtoken takes keys as objects too; the types of passport-jwt do not know it.
          (key: KeyObject) => done(null, key as unknown as string),
          (failure: unknown) => done(failure),
        );
      },
      algorithms: ['ES256'],
      issuer: 'car-export-mall',
      audience: ['shop', 'admin'],
      // The library compares with the clock of this machine, which may be wrong; `validate` compares with the shared one.
      ignoreExpiration: true,
    });
  }

  validate(claims: AccessClaims): AccessClaims {
    if (!(this.clock.now() / 1_000 < claims.exp + TOLERANCE_SECONDS)) throw new UnauthorizedException();
    return claims;
  }
}
