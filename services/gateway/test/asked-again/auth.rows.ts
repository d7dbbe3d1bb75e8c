import { authApi, authErrors } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import type { Person } from '../authorization/cast.js';
import { another, asked, GONE, ONE_TIME, refused, same, WithHeaders, type Row } from './row.js';
import { PASSWORD, type World } from './world.js';

const SESSION =
  'A second session is one sign-in more, which the person sees and ends; there are ten at most.';
const SIGNED_OUT = 'The session has ended, which is what was asked for.';

const visitor = { from: 'visitor' } as const;
const aBuyer = { from: (world: World) => world.cast.buyer() } as const;
const basic = { authorization: `Basic ${Buffer.from('web:web').toString('base64')}` };
/** Signs a person in once more, as the program that sends the requests. */
const signedIn = (world: World, { caller }: Person) =>
  world.visitor(authApi).login({ principal: caller.username!, credentials: PASSWORD, sysType: 0 });

async function passwordCode(world: World, { caller }: Person): Promise<string> {
  await world.mall.callAs(caller)(authApi).sendFirstPasswordCode({});
  const { mobile } = await world.query<{ mobile: string }>(
    'auth',
    `SELECT mobile FROM account WHERE user_id = $1 AND side = 'shop'`,
    [caller.userId],
  );
  return world.codeSentTo(mobile);
}

export const authRows: readonly Row[] = [
  asked(
    authApi.token,
    another(SESSION),
    ({ people }) => {
      const username = people.buyer.caller.username!;
      return new WithHeaders({ grant_type: 'password', username, password: PASSWORD }, basic);
    },
    visitor,
  ),
  asked(
    authApi.login,
    another(SESSION),
    ({ people }) => ({ principal: people.buyer.caller.username!, credentials: PASSWORD, sysType: 0 }),
    visitor,
  ),
  asked(
    authApi.refresh,
    another('Within half a minute the used token gives the same successor to the same browser.'),
    async (world) => ({ refreshToken: (await signedIn(world, world.people.buyer)).refreshToken }),
    visitor,
  ),
  asked(authApi.logout, refused(authErrors.sessionEnded, SIGNED_OUT), () => ({}), {
    ...aBuyer,
    endsSession: true,
  }),
  asked(authApi.logoutEverywhere, refused(authErrors.sessionEnded, SIGNED_OUT), () => ({}), {
    ...aBuyer,
    endsSession: true,
  }),
  asked(authApi.endOwnSession, refused(platformErrors.notFound, GONE), async (world) => {
    const { people } = world;
    await signedIn(world, people.buyer);
    const sessions = await world.buyer(authApi).ownSessions({});
    return { sessionId: sessions.at(0)!.sessionId };
  }),
  asked(
    authApi.changePassword,
    refused(authErrors.wrongOldPassword, 'The old password proves who asks; it is another one by now.'),
    () => ({ oldPassword: PASSWORD, newPassword: `another ${PASSWORD}` }),
    aBuyer,
  ),
  asked(authApi.sendFirstPasswordCode, refused(platformErrors.tooFrequent, ONE_TIME), () => ({}), aBuyer),
  asked(
    authApi.setFirstPassword,
    refused(authErrors.wrongCode, ONE_TIME),
    async (world, sender) => ({ code: await passwordCode(world, sender), newPassword: `new ${PASSWORD}` }),
    aBuyer,
  ),
  asked(
    authApi.startSocial,
    another('Each start has an address of its own; those that nobody comes back from expire.'),
    async (world) => {
      const { cookie } = await world.comeBack();
      return new WithHeaders({ provider: 'OPENID' }, { cookie });
    },
    visitor,
  ),
  asked(
    authApi.registerSocial,
    refused(authErrors.socialRefused, ONE_TIME),
    async (world) => {
      const { cookie, deviceKey, state, code, iss } = await world.comeBack();
      const grant = {
        grant_type: 'mobile',
        mobile: `OPENID@${code}`,
        state,
        iss,
        clientCredentials: basic.authorization,
      };
      // Refused to a person without an account, who may then confirm a number.
      await expect(world.visitor(authApi, { deviceKey }).token(grant)).rejects.toThrow(
        authErrors.notBound.key,
      );
      return new WithHeaders({ state, ...(await world.registrationCode()) }, { cookie });
    },
    visitor,
  ),
  asked(
    authApi.bindSocial,
    refused(authErrors.socialRefused, ONE_TIME),
    async (world, sender) => {
      const { cookie, state, code, iss } = await world.comeBack(sender.caller);
      return new WithHeaders({ state, code, iss }, { cookie });
    },
    aBuyer,
  ),
  asked(
    authApi.unbindSocial,
    refused(platformErrors.notFound, GONE),
    async (world, sender) => {
      const { state, code, iss, deviceKey } = await world.comeBack(sender.caller);
      const caller = { ...sender.caller, deviceKey };
      await world.mall.callAs(caller)(authApi).bindSocial({ state, code, iss });
      return { provider: 'OPENID' as const };
    },
    aBuyer,
  ),
  asked(
    authApi.register,
    refused(authErrors.wrongCode, ONE_TIME),
    async (world) => ({
      countryCode: '+7',
      userName: world.word(),
      password: PASSWORD,
      ...(await world.registrationCode()),
    }),
    visitor,
  ),
  asked(
    authApi.sendRegistrationCode,
    refused(authErrors.captchaNeeded, ONE_TIME),
    async (world) => ({ countryCode: '+7', number: world.number(), ...(await world.captcha('sms')) }),
    visitor,
  ),
  asked(
    authApi.requestLoginCode,
    refused(authErrors.captchaNeeded, ONE_TIME),
    async (world) => ({ mobile: world.number(), ...(await world.captcha('sms')) }),
    visitor,
  ),
  asked(
    authApi.sendLoginCode,
    refused(authErrors.captchaNeeded, ONE_TIME),
    async (world) => ({ mobile: world.number(), ...(await world.captcha('sms')) }),
    visitor,
  ),
  asked(authApi.socketTicket, another('A ticket opens one socket and expires by itself.'), () => ({})),
  asked(authApi.lockAccount, same, async ({ cast }) => ({
    userId: (await cast.buyer()).caller.userId!,
    isLocked: true,
    reason: 'asked for by its owner',
  })),
];
