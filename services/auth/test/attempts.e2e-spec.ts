import { authApi, authErrors } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { aBuyer, startMall, type TestMall } from '@mall/testing';
import { PASSWORD, People, rejection } from './people.js';

let mall: TestMall;
let people: People;

beforeAll(async () => {
  mall = await startMall(['auth']);
  people = new People(mall);
});

const signIn = (principal: string, credentials: string, ip?: string) =>
  rejection(people.visitor(ip).login({ principal, credentials, sysType: 0 }));

it('a hundred password changes at once hash ten at most and do not refuse a sign-in', async () => {
  const thief = await people.register();
  const { userName } = await people.register();
  const me = mall.callAs(aBuyer({ userId: thief.userId }))(authApi);
  const changes = Array.from({ length: 100 }, () =>
    rejection(me.changePassword({ oldPassword: 'a wrong guess', newPassword: 'совсем-другой-пароль' })),
  );
  expect(await signIn(userName, PASSWORD)).toBe('resolved');
  const outcomes = await Promise.all(changes);
  const compared = outcomes.filter((outcome) => authErrors.wrongOldPassword.is(outcome)).length;
  expect(compared).toBeLessThanOrEqual(10);
  const refused = outcomes.filter((outcome) => platformErrors.tooFrequent.is(outcome)).length;
  expect(compared + refused).toBe(100);
});

it('spellings of a phone number are one account to the limits', async () => {
  const { userName, mobile } = await people.register();
  const bare = mobile.slice(2);
  const spellings = [mobile, `8${bare}`, `+7 (${bare.slice(0, 3)}) ${bare.slice(3)}`, `7 ${bare}`, userName];
  for (const spelling of spellings)
    expect(authErrors.wrongCredentials.is(await signIn(spelling, 'wrong', '10.66.0.1'))).toBe(true);
  for (const spelling of [`8 ${bare}`, userName.toUpperCase(), mobile])
    expect(platformErrors.tooFrequent.is(await signIn(spelling, 'wrong', '10.66.0.1'))).toBe(true);
});

it('addresses of one IPv6 network are one address to the limits', async () => {
  const { userName } = await people.register();
  const guess = (host: number) => signIn(userName, 'wrong', `2001:db8:7:1::${host}`);
  for (let host = 1; host <= 5; host += 1)
    expect(authErrors.wrongCredentials.is(await guess(host))).toBe(true);
  expect(platformErrors.tooFrequent.is(await guess(6))).toBe(true);
});
