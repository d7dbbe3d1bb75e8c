import type { Sms, SmsGateway, SmsOutcome } from './sms-gateway.js';

/** Sends each message through the first gateway that reaches its number. */
export class GatewayByNumber implements SmsGateway {
  constructor(private readonly gateways: readonly SmsGateway[]) {}

  get isAvailable(): boolean {
    return this.gateways.length > 0;
  }

  reaches(mobile: string): boolean {
    return this.gatewayFor(mobile) !== undefined;
  }

  async send(sms: Sms): Promise<SmsOutcome> {
    return (
      (await this.gatewayFor(sms.mobile)?.send(sms)) ?? {
        kind: 'numberRefused',
        reason: noGateway(sms.mobile),
      }
    );
  }

  async wasTaken(sms: Pick<Sms, 'key' | 'mobile'>): Promise<boolean | undefined> {
    return (await this.gatewayFor(sms.mobile)?.wasTaken(sms)) ?? undefined;
  }

  private gatewayFor(mobile: string): SmsGateway | undefined {
    return this.gateways.find((one) => one.reaches(mobile));
  }
}

const noGateway = (mobile: string): string =>
  `No SMS gateway is configured for numbers that begin with ${mobile.slice(0, 3)}.`;
