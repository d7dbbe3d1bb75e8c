import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authApi } from '@mall/contracts/auth';
import type { Api, Caller } from '@mall/contracts/define';
import { aNewCar, aService, aSolvedCaptcha, aVisitor, putOnSale, type TestMall } from '@mall/testing';
import type { LocalIdentityProvider } from '@mall/testing/identity';
import { deviceKeyIn } from '../../src/access/device-cookie.js';
import type { Cast, Person } from '../authorization/cast.js';
import type { Zone } from '../authorization/zones.js';

export const PASSWORD = 'a long enough password';
/** Network and program of the requests that this test sends. */
const HERE = { ip: '127.0.0.1', userAgent: 'node' };

/** Answer of another service, with the browser that it was sent to. */
export interface Returned {
  readonly cookie: string;
  readonly deviceKey: string;
  readonly state: string;
  readonly code: string;
  readonly iss: string;
}

/** A mall with one person of each kind, in which requests are prepared without the gateway. */
export class World {
  private made = 0;
  private car: ReturnType<World['aCarOnSale']> | undefined;

  constructor(
    readonly mall: TestMall,
    readonly cast: Cast,
    readonly people: Readonly<Record<Zone, Person>>,
    private readonly provider: LocalIdentityProvider,
  ) {}

  buyer<A extends Api>(api: A) {
    return this.mall.callAs(this.people.buyer.caller)(api);
  }

  staff<A extends Api>(api: A) {
    return this.mall.callAs(this.people.staff.caller)(api);
  }

  service<A extends Api>(api: A) {
    return this.mall.callAs(aService('demo'))(api);
  }

  visitor<A extends Api>(api: A, traits: Partial<Caller> = {}) {
    return this.mall.callAs(aVisitor({ ...HERE, ...traits }))(api);
  }

  /** Returns a word of letters and digits that no other record has. */
  word(): string {
    return `twice${(this.made += 1)}`;
  }

  number(): string {
    return `+7914000${String(1_000 + (this.made += 1))}`;
  }

  captcha(of: 'sms' | 'signIn') {
    return aSolvedCaptcha(of, (request) => this.visitor(authApi).createCaptcha(request));
  }

  /** Returns the last code that was sent to a number. */
  async codeSentTo(mobile: string): Promise<string> {
    const file = join(this.mall.dir, 'sms', `${mobile.replace(/\D/g, '')}.txt`);
    return [...(await readFile(file, 'utf8')).matchAll(/\b\d{6}\b/g)].at(-1)![0];
  }

  /** Returns a new number with the code that was sent to register it. */
  async registrationCode(): Promise<{ readonly mobile: string; readonly code: string }> {
    const mobile = this.number();
    const request = { countryCode: '+7', number: mobile, ...(await this.captcha('sms')) };
    await this.visitor(authApi).sendRegistrationCode(request);
    return { mobile, code: await this.codeSentTo(mobile) };
  }

  /** Signs in with another service as a new person, in a new browser, and comes back; `to` links that person to an account. */
  async comeBack(to?: Caller): Promise<Returned> {
    const cookie = `device=${randomBytes(32).toString('base64url')}`;
    const deviceKey = deviceKeyIn(cookie)!;
    const browser = { ...(to ?? aVisitor()), ...HERE, deviceKey };
    const { url } = await this.mall.callAs(browser)(authApi).startSocial({ provider: 'OPENID' });
    const back = (await this.provider.visit(url, this.word())).searchParams;
    return { cookie, deviceKey, state: back.get('state')!, code: back.get('code')!, iss: back.get('iss')! };
  }

  /** Puts a new car on sale. */
  async aCarOnSale(traits: Parameters<typeof aNewCar>[0] = {}) {
    const car = aNewCar(traits);
    await putOnSale(this.mall, car);
    return car;
  }

  /** Returns a car on sale that no request changes. */
  someCar() {
    return (this.car ??= this.aCarOnSale());
  }

  async query<Row extends Record<string, unknown>>(...query: Parameters<TestMall['query']>): Promise<Row> {
    const [row] = await this.mall.query<Row>(...query);
    return row!;
  }
}

export const inAll = (text: string) => ({ ru: text, zh: text, en: text });
