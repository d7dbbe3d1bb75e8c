import { Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import { judge, MallError, platformErrors, type Access, type Caller } from '@mall/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { tokenOf, type AccessClaims } from './access-token.strategy.js';
import { anonymousCaller, contextOf } from './request-context.js';
import { RevocationCache } from './revocation.cache.js';
import { StaffPermissionCache } from './staff-permission.cache.js';
import { viewedAs } from './view-as-role.js';
import { VerifiedTokenCache } from './verified-token.cache.js';

/** Identifies the caller of a request and checks the access that the contract declares. */
@Injectable()
export class CallerService {
  constructor(
    private readonly revocations: RevocationCache,
    private readonly permissions: StaffPermissionCache,
    private readonly verified: VerifiedTokenCache,
  ) {}

  /**
   * Returns the caller, admitted to `access`.
   * @throws authErrors.sessionEnded, platformErrors.signInNeeded, platformErrors.forbidden, and the errors of
   * `viewedAs`
   */
  async admit(request: FastifyRequest, reply: FastifyReply, access: Access | undefined): Promise<Caller> {
    const context = contextOf(request);
    void reply.header('x-request-id', context.requestId);
    const caller = await this.identify(request, access?.zone === 'anyone');
    context.caller = await viewedAs(caller, request, access, (roleId) => this.permissions.ofRole(roleId));
    const verdict = judge(access, context.caller);
    if (verdict === 'signInNeeded') throw platformErrors.signInNeeded();
    if (verdict === 'forbidden') throw platformErrors.forbidden();
    return context.caller;
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
    };
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
