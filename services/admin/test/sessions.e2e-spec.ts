import {
  adminErrors,
  adminRoleApi,
  adminSessionApi,
  adminStaffApi,
  type DataScope,
  type OnlineSessionView,
} from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import type { Right } from '@mall/contracts/rights';
import { aBuyer, aMerchant, aStaffMember, startMall, until, type TestMall } from '@mall/testing';
import { OverHttp, type Member } from './over-http.js';

const PASSWORD = 'quite long enough';
const RIGHTS: Right[] = ['sys_session_view', 'sys_session_end'];
let mall: TestMall;
let http: OverHttp;
let next = 0;
let boss: Member;

const ownSessions = async (token: string): Promise<OnlineSessionView[]> =>
  (await http.ask(token, 'GET', '/api/auth/session/own')).data as OnlineSessionView[];

/** Waits until a session has ended: every gateway learns of it within two seconds. */
const endOf = (token: string): Promise<unknown> =>
  until(
    async () => ((await http.ask(token, 'GET', '/api/admin/user/info')).status === 424 ? true : undefined),
    {
      what: 'the session ends',
      timeoutMs: 20_000,
    },
  );

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

const sessionsSeenBy = (caller: Caller) => mall.callAs(caller)(adminSessionApi);
/** Returns a caller who sees everybody and holds nothing but the rights to sessions. */
const desk = (): Caller => aStaffMember(RIGHTS, { userId: boss.userId });

beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'gateway']);
  http = new OverHttp(mall);
  boss = await http.somebody('ROLE_ADMIN');
});

describe('own sessions', () => {
  it('are listed with device and address, this one marked, without those of others', async () => {
    const anna = await http.somebody();
    await http.signIn(await http.somebody());
    await http.signIn(anna, 'phone/2.0');
    const token = await http.signIn(anna, 'laptop/1.0');
    const sessions = await ownSessions(token);
    expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['laptop/1.0', true],
      ['phone/2.0', false],
    ]);
    expect(sessions.every(({ remoteAddr }) => remoteAddr)).toBe(true);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('can be ended one by one, while the others continue', async () => {
    const anna = await http.somebody();
    const [phone, laptop] = [await http.signIn(anna, 'phone/2.0'), await http.signIn(anna, 'laptop/1.0')];
    const [lost] = (await ownSessions(laptop)).filter(({ isCurrent }) => !isCurrent);
    const path = `/api/auth/session/own/${lost!.sessionId}`;
    expect((await http.ask(laptop, 'DELETE', path)).status).toBe(200);
    await endOf(phone);
    expect((await ownSessions(laptop)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await http.ask(laptop, 'DELETE', path)).status).toBe(404);
  });

  it('of others are not found', async () => {
    const victim = await http.signIn(await http.somebody());
    const [session] = await ownSessions(victim);
    const thief = await http.signIn(await http.somebody());
    expect((await http.ask(thief, 'DELETE', `/api/auth/session/own/${session!.sessionId}`)).status).toBe(404);
    expect(await ownSessions(victim)).toHaveLength(1);
  });
});

describe('online sessions', () => {
  it('are for staff with the right alone', async () => {
    for (const caller of [aStaffMember(['sys_user_view']), aMerchant(), aBuyer()]) {
      const { page, end } = sessionsSeenBy(caller);
      const sessionId = '00000000-0000-4000-8000-000000000000';
      for (const work of [page({ current: 1, size: 10 }), end({ sessionId })])
        expect(platformErrors.forbidden.is(await failure(work))).toBe(true);
    }
  });

  it('are found by the name of the person and ended at once', async () => {
    const boris = await http.somebody();
    const token = await http.signIn(boris, 'phone/2.0');
    const sessions = sessionsSeenBy(desk());
    const { records, total } = await sessions.page({ current: 1, size: 10, keyWord: boris.username });
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({ ...boris, userAgent: 'phone/2.0', isCurrent: false });
    const { sessionId } = records[0]!;
    await sessions.end({ sessionId });
    await endOf(token);
    expect(platformErrors.notFound.is(await failure(sessions.end({ sessionId })))).toBe(true);
  });

  it('of a colleague with more rights cannot be ended', async () => {
    const mighty = await http.somebody('ROLE_ADMIN');
    const token = await http.signIn(mighty);
    const [session] = await ownSessions(token);
    const ending = sessionsSeenBy(desk()).end({ sessionId: session!.sessionId });
    expect(adminErrors.mightierThanYou.is(await failure(ending))).toBe(true);
    expect(await ownSessions(token)).toHaveLength(1);
  });

  it('of people outside of the data scope are neither shown nor ended', async () => {
    const stranger = await http.somebody();
    const [session] = await ownSessions(await http.signIn(stranger));
    const caller = aStaffMember(RIGHTS, { userId: await scopedTo('own') });
    const { page, end } = sessionsSeenBy(caller);
    expect((await page({ current: 1, size: 10, keyWord: stranger.username })).total).toBe(0);
    const ending = end({ sessionId: session!.sessionId });
    expect(platformErrors.notFound.is(await failure(ending))).toBe(true);
  });

  /** Creates a person without a department whose role has this scope. */
  async function scopedTo(dataScope: DataScope): Promise<string> {
    const hires: Right[] = ['sys_user_add', 'sys_role_add'];
    const as = mall.callAs(aStaffMember(hires, { userId: boss.userId }));
    const code = `ROLE_SCOPE_${++next}`;
    const roleNames = { ru: code, zh: code, en: code };
    const role = await as(adminRoleApi).create({ roleCode: code, roleNames, menuIds: [], dataScope });
    const person = { username: `scoped${next}`, password: PASSWORD, nickname: code, roleIds: [role.roleId] };
    return (await as(adminStaffApi).create(person)).userId;
  }
});
