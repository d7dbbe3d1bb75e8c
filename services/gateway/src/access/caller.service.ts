import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import {
  asksFactor,
  factorRefusal,
  judge,
  MallError,
  platformErrors,
  rightsOf,
  type Caller,
  type Operation,
} from '@mall/contracts/define';
import { FACTOR_FRESH_SECONDS, guardOf, type Right } from '@mall/contracts/rights';
import { SharedClock } from '@mall/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { tokenOf, type AccessClaims } from './access-token.strategy.js';
import { anonymousCaller, contextOf } from './request-context.js';
import { RevocationCache } from './revocation.cache.js';
import { StaffPermissionCache } from './staff-permission.cache.js';
import { viewedAs } from './view-as-role.js';
import { VerifiedTokenCache } from './verified-token.cache.js';

/** The parts of an operation that decide who may call it; no access at all admits nobody. */
type Guarded = Pick<Operation, 'http'> & Partial<Pick<Operation, 'access'>>;

const HOUR_MS = 3_600_000;

export const DEMANDS_FACTOR = Symbol('whether staff without a second factor are refused what asks for one');

/** Identifies the caller of a request and checks the access that the contract declares. */
@Injectable()
export class CallerService {
  constructor(
    private readonly revocations: RevocationCache,
    private readonly permissions: StaffPermissionCache,
    private readonly verified: VerifiedTokenCache,
    private readonly clock: SharedClock,
    @Inject(DEMANDS_FACTOR) private readonly demandsFactor: boolean,
  ) {}

  /**
   * Returns the caller, admitted to the operation.
   * @throws authErrors.sessionEnded, platformErrors.signInNeeded, forbidden, rightWaits, factorStale, factorMissing, and the errors
   * of `viewedAs`
   */
  async admit(request: FastifyRequest, reply: FastifyReply, operation: Guarded): Promise<Caller> {
    const { access } = operation;
    const context = contextOf(request);
    void reply.header('x-request-id', context.requestId);
    const caller = await this.identify(request, access?.zone === 'anyone');
    context.caller = await viewedAs(caller, request, access, (roleId) => this.permissions.ofRole(roleId));
    const verdict = judge(access, context.caller);
    if (verdict === 'signInNeeded') throw platformErrors.signInNeeded();
    if (verdict === 'forbidden') throw platformErrors.forbidden();
    if (access && asksFactor({ ...operation, access })) {
      await this.assertInForce(context.caller, rightsOf({ access }));
      const refusal = factorRefusal(context.caller);
      if (refusal) throw refusal;
    }
    return context.caller;
  }

  /** Checks that one of these rights of the caller does not wait. @throws platformErrors.rightWaits */
  private async assertInForce({ kind, userId, permissions }: Caller, of: readonly Right[]): Promise<void> {
    if (kind !== 'staff' || !userId) return;
    const { waiting = [] } = await this.permissions.of(userId);
    const held = of.filter((right) => permissions.includes(right));
    const waits = held.map((right) => {
      const from = waiting.find(({ permission }) => permission === right)?.from;
      return from === undefined ? 0 : Date.parse(from) - this.clock.now();
    });
    const hours = Math.ceil(Math.min(...waits) / HOUR_MS);
    if (held.length > 0 && hours > 0) throw platformErrors.rightWaits({ hours });
  }

  /** A caller with an invalid token counts as a visitor where visitors are allowed, and is refused elsewhere. */
  private async identify(request: FastifyRequest, allowsVisitors: boolean): Promise<Caller> {
    const visitor = anonymousCaller(contextOf(request));
    const token = tokenOf(request);
    if (!token) return visitor;
    const claims = this.verified.claimsOf(token) ?? (await authenticate(request));
    if (claims instanceof MallError) throw claims;
    if (claims) this.verified.keep(token, claims);
    if (!claims || this.revocations.has(claims.sid)) {
      if (allowsVisitors) return visitor;
      throw authErrors.sessionEnded();
    }
    const rights = claims.aud === 'admin' ? await this.permissions.of(claims.sub) : undefined;
    const factor = rights && this.factorOf(claims, rights.permissions);
    return {
      ...visitor,
      kind: rights ? 'staff' : claims.shop ? 'merchant' : 'buyer',
      userId: claims.sub,
      username: claims.name,
      sessionId: claims.sid,
      tenantId: claims.tid,
      roles: rights?.roles ?? claims.roles,
      permissions: rights?.permissions ?? [],
      ...(claims.shop ? { shopId: claims.shop } : {}),
      ...(factor ? { factor } : {}),
    };
  }

  /** Returns what stands between a member of staff and acts that ask for a second factor; nothing for rights without any. */
  private factorOf({ fac }: AccessClaims, permissions: readonly string[]): Caller['factor'] {
    if (fac !== undefined) return this.clock.now() / 1_000 - fac > FACTOR_FRESH_SECONDS ? 'stale' : undefined;
    return this.demandsFactor && permissions.some((right) => guardOf(right) !== undefined)
      ? 'missing'
      : undefined;
  }
}

/** Runs the passport strategy. Resolves to an error only when the auth service cannot be reached; undefined for bad tokens. */
function authenticate(request: FastifyRequest): Promise<AccessClaims | MallError | undefined> {
  return new Promise((resolve) => {
    // The strategy reports a key that could not be read as the reason why it refuses the token, not as a failure.
    const done = (failure: unknown, claims: AccessClaims | false, refusal?: unknown): void => {
      const reason = failure ?? refusal;
      if (reason instanceof MallError && !authErrors.sessionEnded.is(reason)) resolve(reason);
      else resolve(failure || !claims ? undefined : claims);
    };
    (passport.authenticate('access-token', { session: false }, done) as (...input: unknown[]) => void)(
      request,
      undefined,
      resolve,
    );
  });
}
