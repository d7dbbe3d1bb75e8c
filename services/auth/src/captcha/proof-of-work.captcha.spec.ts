import { jest } from '@jest/globals';
import { authErrors, type CaptchaType } from '@mall/contracts/auth';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { InMemoryCaptchas } from './captcha.fakes.js';
import { ProofOfWorkCaptcha } from './proof-of-work.captcha.js';

const HOME = '203.0.113.7';
const randomStr = 'client-chose-this-one';
const refused = authErrors.captchaNeeded();

/** The real captcha with challenges that are solved at once. */
class CheapCaptcha extends ProofOfWorkCaptcha {
  protected override readonly cost = 1;
}

let store: InMemoryCaptchas;
let captcha: ProofOfWorkCaptcha;

beforeEach(() => {
  store = new InMemoryCaptchas();
  captcha = new CheapCaptcha(store);
});

async function solved(type: CaptchaType = 'sms', ip = HOME): Promise<{ randomStr: string; code: string }> {
  const challenge = JSON.parse((await captcha.create(type, randomStr, ip)).challenge) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { randomStr, code: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') };
}

const changed = ({ code }: { code: string }, change: (read: Record<string, any>) => void): string => {
  const read = JSON.parse(Buffer.from(code, 'base64url').toString()) as Record<string, any>;
  change(read);
  return Buffer.from(JSON.stringify(read)).toString('base64url');
};

describe('the effort for a code', () => {
  const effort = async (type: CaptchaType, ip = HOME): Promise<number> => {
    const { code } = await solved(type, ip);
    const { solution } = JSON.parse(Buffer.from(code, 'base64url').toString()) as {
      solution: { counter: number };
    };
    return solution.counter;
  };

  it.each([
    [19, 300, 600],
    [20, 600, 1_200],
    [40, 1_200, 2_400],
    [1_000, 2_400, 4_800],
  ])('in a network with %i codes in the last hour is %i to %i keys', async (sent, fewest, most) => {
    for (let n = 0; n < sent; n += 1) store.sent.push({ network: HOME, minutesAgo: 1 });
    const keys = await effort('sms');
    expect(keys).toBeGreaterThanOrEqual(fewest);
    expect(keys).toBeLessThanOrEqual(most);
    expect(await effort('sms', '198.51.100.1')).toBeLessThanOrEqual(600);
    expect(await effort('signIn')).toBeLessThanOrEqual(1_200);
  });
});

describe('a solved captcha', () => {
  it('works once, whichever of two processes checks it', async () => {
    const answer = await solved();
    const other = new CheapCaptcha(store);
    const outcomes = await Promise.allSettled(
      [captcha, other, captcha, other].map((one) => one.redeem('sms', answer, HOME)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('works for what it was made for, from the network and with the text it was requested with', async () => {
    const answer = await solved();
    await expect(captcha.redeem('signIn', answer, HOME)).rejects.toMatchObject(refused);
    await expect(captcha.redeem('sms', answer, '203.0.113.8')).rejects.toMatchObject(refused);
    await expect(captcha.redeem('sms', { ...answer, randomStr: 'another' }, HOME)).rejects.toMatchObject(
      refused,
    );
    await captcha.redeem('sms', answer, HOME);
  });

  it('expires after two minutes', async () => {
    const answer = await solved();
    store.seconds += 120;
    await expect(captcha.redeem('sms', answer, HOME)).rejects.toMatchObject(refused);
  });

  it('is judged by the clock of the database, not by that of the process', async () => {
    const answer = await solved();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
    await captcha.redeem('sms', answer, HOME);
    clock.mockRestore();
  });

  it('is accepted three seconds after it was requested, where passwords are tried', async () => {
    const answer = await solved('signIn');
    await expect(captcha.redeem('signIn', answer, HOME)).rejects.toMatchObject({ params: { seconds: 3 } });
    store.seconds += 3;
    await captcha.redeem('signIn', answer, HOME);
  });

  it.each<[string, (read: Record<string, any>) => void]>([
    ['another purpose', (read) => (read['challenge'].parameters.data.type = 'signIn')],
    ['a longer life', (read) => (read['challenge'].parameters.data.to += 600)],
    ['an easier prefix', (read) => (read['challenge'].parameters.keyPrefix = '00')],
    ['no signature', (read) => delete read['challenge'].signature],
    [
      'a signature in capitals',
      (read) => (read['challenge'].signature = read['challenge'].signature.toUpperCase()),
    ],
    ['another key', (read) => (read['solution'].derivedKey = '00'.repeat(32))],
    ['no solution', (read) => delete read['solution']],
  ])('is refused with %s', async (_, change) => {
    const answer = await solved();
    const forged = { randomStr, code: changed(answer, change) };
    await expect(captcha.redeem('sms', forged, HOME)).rejects.toMatchObject(refused);
    await captcha.redeem('sms', answer, HOME);
  });

  it.each(['', 'solved', Buffer.from('null').toString('base64url'), Buffer.from('{}').toString('base64url')])(
    'is not %j',
    async (code) => {
      await expect(captcha.redeem('sms', { randomStr, code }, HOME)).rejects.toMatchObject(refused);
    },
  );
});
