import { jest } from '@jest/globals';
import { OwnClock } from '@mall/messaging/fakes';
import type { StaffRightsView } from '@mall/contracts/admin';
import { authErrors } from '@mall/contracts/auth';
import { anyOf, anyone, buyer, platformErrors, staff, type Access } from '@mall/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessTokenStrategy, type AccessClaims } from './access-token.strategy.js';
import { CallerService } from './caller.service.js';
import { RevocationCache } from './revocation.cache.js';
import { SigningKeyCache } from './signing-key.cache.js';
import { StaffPermissionCache } from './staff-permission.cache.js';
import { VerifiedTokenCache } from './verified-token.cache.js';

const claims = (changes: Partial<AccessClaims> = {}): AccessClaims => ({
  sub: '7',
  aud: 'shop',
  sid: 'session-7',
  tid: '1',
  exp: Date.now() / 1_000 + 1_800,
  name: 'anna',
  roles: ['ROLE_BUYER'],
  ...changes,
});

let revoked: string[];
let rights: StaffRightsView;
let reads: number;
let tokens: VerifiedTokenCache;
let revocations: RevocationCache;
let callers: CallerService;
/** The same in an installation that demands a second factor. */
let demanding: CallerService;

beforeEach(async () => {
  revoked = [];
  rights = { roles: ['ROLE_SALES'], permissions: ['order_view'] };
  reads = 0;
  tokens = new VerifiedTokenCache(new OwnClock());
  revocations = new RevocationCache({ revokedSessions: async () => revoked });
  const permissions = new StaffPermissionCache({
    permissionsOf: async () => {
      reads += 1;
      return rights;
    },
    rightsOfRole: async () => rights,
  });
  demanding = new CallerService(revocations, permissions, tokens, new OwnClock(), true);
  callers = new CallerService(revocations, permissions, tokens, new OwnClock(), false);
});
afterEach(() => revocations.onApplicationShutdown());

/** Sets the revocations that are read at the start. */
async function revoke(...sessionIds: string[]): Promise<void> {
  revoked = sessionIds;
  revocations.onApplicationBootstrap();
  await new Promise((resolve) => setImmediate(resolve));
}

const reply = { header: () => reply } as unknown as FastifyReply;
const admit = (token: string | undefined, access: Access | undefined) =>
  admitBy(callers, token, { ...(access && { access }) });
const admitBy = (
  by: CallerService,
  token: string | undefined,
  operation: Parameters<CallerService['admit']>[2],
) =>
  by.admit(
    {
      headers: token ? { authorization: token } : {},
      raw: {},
      ip: '203.0.113.7',
    } as unknown as FastifyRequest,
    reply,
    operation,
  );

describe('a token whose signature is not checked yet', () => {
  const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'k' })).toString('base64url');

  /** Admits a buyer after the keys were asked for, with this outcome. */
  function admitted(failure: Error) {
    new AccessTokenStrategy(new SigningKeyCache({ jwks: () => Promise.reject(failure) }), new OwnClock());
    return admit(`${head}.e30.c2lnbmF0dXJl`, buyer());
  }

  it('does not end the session while the auth service cannot be reached', async () => {
    await expect(admitted(platformErrors.unavailable())).rejects.toMatchObject(platformErrors.unavailable());
    await expect(admitted(platformErrors.timeout())).rejects.toMatchObject(platformErrors.timeout());
  });

  it('ends the session when the auth service does not know its key', async () => {
    await expect(admitted(authErrors.sessionEnded())).rejects.toMatchObject(authErrors.sessionEnded());
  });
});

describe('a request', () => {
  it('without a token is a visitor, admitted where anyone is', async () => {
    expect(await admit(undefined, anyone())).toMatchObject({ kind: 'anonymous', roles: [], permissions: [] });
    await expect(admit(undefined, buyer())).rejects.toMatchObject(platformErrors.signInNeeded());
  });

  it('to a route that declares no access is refused', async () => {
    tokens.keep('token', claims());
    await expect(admit('token', undefined)).rejects.toMatchObject(platformErrors.forbidden());
  });

  it.each(['token', 'Bearer token', 'bearer token'])('with the header %j is identified', async (header) => {
    tokens.keep('token', claims());
    expect(await admit(header, buyer())).toMatchObject({
      kind: 'buyer',
      userId: '7',
      sessionId: 'session-7',
    });
  });

  it('of an account with a shop is that of a merchant', async () => {
    tokens.keep('token', claims({ shop: '3' }));
    expect(await admit('token', anyone())).toMatchObject({ kind: 'merchant', shopId: '3' });
  });
});

describe('a revoked session', () => {
  it('is refused, and counts as a visitor where anyone is admitted', async () => {
    tokens.keep('token', claims());
    await admit('token', buyer());
    await revoke('session-7');
    await expect(admit('token', buyer())).rejects.toMatchObject(authErrors.sessionEnded());
    expect(await admit('token', anyone())).toMatchObject({ kind: 'anonymous' });
  });
});

describe('staff', () => {
  it('have the rights of the admin service, not those of their token', async () => {
    tokens.keep('token', claims({ aud: 'admin', sub: '500', roles: ['ROLE_ADMIN'] }));
    expect(await admit('token', staff('order_view'))).toMatchObject({
      kind: 'staff',
      roles: ['ROLE_SALES'],
      permissions: ['order_view'],
    });
    await expect(admit('token', staff('voucher_audit'))).rejects.toMatchObject(platformErrors.forbidden());
  });

  it('lose a right within two seconds, and their rights are read once in that time', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    tokens.keep('token', claims({ aud: 'admin', sub: '500' }));
    await admit('token', staff('order_view'));
    await admit('token', staff('order_view'));
    expect(reads).toBe(1);
    rights = { roles: [], permissions: [] };
    jest.advanceTimersByTime(2_001);
    await expect(admit('token', staff('order_view'))).rejects.toMatchObject(platformErrors.forbidden());
    jest.useRealTimers();
  });
});

describe('an act that asks for a second factor', () => {
  const decide = { access: staff('voucher_audit'), http: 'PUT /m/voucher/audit' } as const;
  const list = { access: staff('voucher_audit'), http: 'GET /voucher/page' } as const;
  const finance = (changes: Partial<AccessClaims> = {}) => {
    rights = { roles: ['ROLE_FINANCE'], permissions: ['voucher_audit'] };
    tokens.keep('token', claims({ aud: 'admin', sub: '500', ...changes }));
  };
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

  it('passes for ten minutes after the factor was proved', async () => {
    finance({ fac: secondsAgo(590) });
    await expect(admitBy(callers, 'token', decide)).resolves.toMatchObject({ userId: '500' });
  });

  it('is refused later, whether or not the installation demands factors, and names the field', async () => {
    finance({ fac: secondsAgo(610) });
    for (const by of [callers, demanding])
      await expect(admitBy(by, 'token', decide)).rejects.toMatchObject({
        declaration: { key: platformErrors.factorStale.key },
        issues: [{ field: 'factor', question: 'fresh' }],
      });
  });

  it('is refused to staff without a factor where one is demanded, and only there', async () => {
    finance();
    await expect(admitBy(callers, 'token', decide)).resolves.toMatchObject({ userId: '500' });
    await expect(admitBy(demanding, 'token', decide)).rejects.toMatchObject(platformErrors.factorMissing());
  });

  it('leaves reading alone, and tells the services what stands between', async () => {
    finance({ fac: secondsAgo(610) });
    await expect(admitBy(callers, 'token', list)).resolves.toMatchObject({ factor: 'stale' });
  });

  it('leaves other rights and buyers alone', async () => {
    finance({ fac: secondsAgo(610) });
    rights = { roles: [], permissions: ['order_ship'] };
    const ship = { access: staff('order_ship'), http: 'PUT /ship' } as const;
    await expect(admitBy(demanding, 'token', ship)).resolves.toMatchObject({ userId: '500' });
    tokens.keep('shop', claims());
    const either = { access: anyOf(buyer(), staff('voucher_audit')), http: 'POST /voucher/upload' } as const;
    await expect(admitBy(demanding, 'shop', either)).resolves.toMatchObject({ kind: 'buyer' });
  });
});

describe('a right that waits', () => {
  const pay = { access: staff('refund_audit'), http: 'PUT /refund/audit' } as const;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const grant = (from: string, permissions = ['refund_audit']) => {
    rights = { roles: [], permissions, waiting: [{ permission: 'refund_audit', from }] };
    tokens.keep('token', claims({ aud: 'admin', sub: '500' }));
  };

  it('opens pages, and no act until its time has come', async () => {
    grant(inHours(2.5));
    await expect(admitBy(callers, 'token', pay)).rejects.toMatchObject({
      declaration: { key: platformErrors.rightWaits.key },
      params: { hours: 3 },
    });
    const page = { ...pay, http: 'GET /refund/page' } as const;
    await expect(admitBy(callers, 'token', page)).resolves.toMatchObject({ userId: '500' });
  });

  it('is in force at its time, although the answer that names it is kept for two seconds', async () => {
    grant(inHours(-0.001));
    await expect(admitBy(callers, 'token', pay)).resolves.toMatchObject({ userId: '500' });
  });

  it('does not stand in the way of another right that opens the same act', async () => {
    grant(inHours(2), ['refund_audit', 'voucher_audit']);
    const either = {
      access: anyOf(staff('refund_audit'), staff('voucher_audit')),
      http: 'PUT /either',
    } as const;
    await expect(admitBy(callers, 'token', either)).resolves.toMatchObject({ userId: '500' });
  });
});
