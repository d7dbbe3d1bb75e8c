import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authApi, type TokenPairView } from '@mall/contracts/auth';
import { aSolvedCaptcha, aVisitor, type TestMall } from '@mall/testing';

export const PASSWORD = 'длинный-пароль-77';

export interface Registered extends TokenPairView {
  readonly userName: string;
  readonly mobile: string;
}

export const basic = (client: string): string =>
  `Basic ${Buffer.from(`${client}:${client}`).toString('base64')}`;

/** Returns the error that a promise was rejected with, or `resolved`. */
export const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'resolved',
    (thrown: unknown) => thrown,
  );

/** Visitors and buyers of a mall of which only the auth service runs. */
export class People {
  private next = 0;

  constructor(private readonly mall: TestMall) {}

  /** Returns a visitor with an address of their own, unless one is given. */
  visitor(ip = `10.0.${Math.floor(++this.next / 250)}.${this.next % 250}`) {
    return this.mall.callAs(aVisitor({ ip, userAgent: 'test' }))(authApi);
  }

  async codeSentTo(mobile: string): Promise<string> {
    const file = join(this.mall.dir, 'sms', `${mobile.replace(/\D/g, '')}.txt`);
    return [...(await readFile(file, 'utf8')).matchAll(/\b\d{6}\b/g)].at(-1)![0];
  }

  async sendRegistrationCode(number: string): Promise<void> {
    const visitor = this.visitor();
    const captcha = await aSolvedCaptcha('sms', (request) => visitor.createCaptcha(request));
    await visitor.sendRegistrationCode({ countryCode: '+7', number, ...captcha });
  }

  /** Registers a new buyer, whose session has an address that nobody else has. */
  async register(): Promise<Registered> {
    const mine = ++this.next;
    const userName = `buyer${mine}`;
    const mobile = `+7914555${String(1_000 + mine)}`;
    await this.sendRegistrationCode(mobile);
    const code = await this.codeSentTo(mobile);
    const pair = await this.visitor().register({ userName, password: PASSWORD, mobile, code });
    return { ...pair, userName, mobile };
  }
}
