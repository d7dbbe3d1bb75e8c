import { GatewayClient } from '@mall/demo/gateway';
import { e2eMall } from '@mall/testing/browser';

interface Slip {
  readonly voucherId: string;
  readonly status: number;
}

/** Staff who check payments, by API calls; their pages are tested by the console's own tests. */
export class Finance {
  private constructor(private readonly client: GatewayClient) {}

  static async signIn(): Promise<Finance> {
    const { url, signIns } = e2eMall();
    const { login, password } = signIns.find(({ role }) => role === 'finance')!;
    return new Finance(await new GatewayClient(url).signIn(login, password, 2));
  }

  /** Rejects the order's waiting slip. */
  async rejectSlip(orderId: string, reasonCode: string, reason: string): Promise<void> {
    const path = `/admin/voucher/page?orderId=${orderId}`;
    const { records } = await this.client.send<{ records: Slip[] }>('GET', path);
    const { voucherId } = records.find(({ status }) => status === 0)!;
    const body = { voucherId, result: 2, reasonCode, reason };
    await this.client.send('PUT', '/mall4cloud_order/m/voucher/audit', body);
  }
}
