import { authApi, authErrors } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { aBuyer, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { PASSWORD, People, rejection } from './people.js';

let mall: TestMall;
let people: People;

beforeAll(async () => {
  mall = await startMall(['auth']);
  people = new People(mall);
});

const reason = 'orders in the names of others';
const staffWith = (...rights: string[]) => mall.callAs(aStaffMember(rights))(authApi);

describe('a locked buyer', () => {
  it('has no session, gets none, and learns why only for the right password', async () => {
    const { userId, userName, refresh_token } = await people.register();
    const staff = staffWith('account_lock', 'buyer_view');
    await staff.lockAccount({ userId, isLocked: true, reason });
    expect(await staff.accountState({ userId })).toEqual({ userId, username: userName, isLocked: true });
    const refreshed = await rejection(people.visitor().refresh({ refreshToken: refresh_token }));
    expect(authErrors.sessionEnded.is(refreshed)).toBe(true);
    const signIn = (credentials: string) =>
      rejection(people.visitor().login({ principal: userName, credentials, sysType: 0 }));
    expect(authErrors.accountLocked.is(await signIn(PASSWORD))).toBe(true);
    expect(authErrors.wrongCredentials.is(await signIn('a wrong guess'))).toBe(true);
    await staff.lockAccount({ userId, isLocked: false, reason });
    expect(await signIn(PASSWORD)).toBe('resolved');
  });

  it('has no session either when the sign-in and the lock happen at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { userId, userName } = await people.register();
      const signIns = Array.from({ length: 3 }, () =>
        rejection(people.visitor().login({ principal: userName, credentials: PASSWORD, sysType: 0 })),
      );
      await staffWith('account_lock').lockAccount({ userId, isLocked: true, reason });
      await Promise.all(signIns);
      const live = await mall.query(
        'auth',
        `SELECT FROM session JOIN account USING (account_id) WHERE user_id = $1 AND revoked_at IS NULL`,
        [userId],
      );
      expect(live).toEqual([]);
    }
  });
});

it('is locked by staff with the right, and by nobody else', async () => {
  const { userId } = await people.register();
  for (const caller of [staffWith('buyer_view'), mall.callAs(aBuyer())(authApi), people.visitor()]) {
    const refused = await rejection(caller.lockAccount({ userId, isLocked: true, reason }));
    expect(platformErrors.forbidden.is(refused) || platformErrors.signInNeeded.is(refused)).toBe(true);
  }
});
