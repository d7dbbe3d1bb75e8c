import { Logger, type FactoryProvider } from '@nestjs/common';
import { GatewayByNumber, smsGatewayOf } from '@mall/service-kit/sms';
import { config } from '../config.js';

export const provideSmsGateway: FactoryProvider<GatewayByNumber> = {
  provide: GatewayByNumber,
  useFactory: () => {
    const gateway = smsGatewayOf(config);
    if (!gateway.isAvailable)
      new Logger('SmsGateway').error(
        'No SMS gateway is configured: nobody can get a code. Set SMS_OUTBOX for development.',
      );
    return gateway;
  },
};
