import { e2eMall } from '@mall/testing/browser';

interface Slip {
  readonly voucherId: string;
  readonly status: number;
}

/** Acts as staff who check payments, by API calls; the console's own tests cover their pages. */
export class Finance {
  private constructor(private readonly token: string) {}

  static async signIn(): Promise<Finance> {
    const { login, password } = e2eMall().signIns.find(({ role }) => role === 'finance')!;
    const form = new URLSearchParams({ grant_type: 'password', scope: 'server', username: login, password });
    const answer = await fetch(`${e2eMall().url}/api/auth/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('admin:admin')}` },
      body: form,
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    return new Finance(access_token);
  }

  /** Rejects the order's waiting slip. */
  async rejectSlip(orderId: string, reasonCode: string, reason: string): Promise<void> {
    const { records } = await this.call<{ records: Slip[] }>('GET', `/admin/voucher/page?orderId=${orderId}`);
    const waiting = records.find(({ status }) => status === 0)!;
    const { voucherId } = waiting;
    await this.call('PUT', '/mall4cloud_order/m/voucher/audit', { voucherId, result: 2, reasonCode, reason });
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${e2eMall().url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const { data, msg } = (await answer.json()) as { data: T; msg: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${msg}`);
    return data;
  }
}
