import { adminStaffApi } from '@mall/contracts/admin';
import { aService, type TestMall } from '@mall/testing';

const PASSWORD = 'quite long enough';
let next = 0;

export interface Member {
  readonly userId: string;
  readonly username: string;
}

export interface Answer {
  readonly status: number;
  readonly data: any;
}

/** Staff who sign in and call the gateway as browsers do. */
export class OverHttp {
  constructor(private readonly mall: TestMall) {}

  /** Returns a stored member of staff with these roles. */
  async somebody(...roleCodes: string[]): Promise<Member> {
    const username = `member${++next}`;
    const staff = this.mall.callAs(aService('demo'))(adminStaffApi);
    const request = { username, password: PASSWORD, nickname: `Лю ${next}`, roleCodes };
    return { userId: await staff.importStaff(request), username };
  }

  /** Signs in with the password; returns an access token. */
  async signIn({ username }: Member, userAgent = 'test/1.0'): Promise<string> {
    const response = await fetch(`${this.base}/api/auth/oauth2/token?grant_type=password&scope=server`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}`,
        'content-type': 'application/json',
        'user-agent': userAgent,
      },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  async ask(
    token: string,
    method: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const init = { method, headers: { authorization: `Bearer ${token}`, ...headers } };
    const response = await fetch(`${this.base}${path}`, init);
    return { status: response.status, data: ((await response.json()) as { data?: unknown }).data };
  }

  private get base(): string {
    return this.mall.service('gateway').url;
  }
}
