import { Logger, type FactoryProvider } from '@nestjs/common';
import { smsGatewayOf, type Sms, type SmsGateway } from '@mall/service-kit/sms';
import { config } from '../config.js';
import type { ChannelSender, ChannelMessage, SendOutcome } from './channel-sender.js';
import { smsText } from './sms-text.js';

const CODE_MINUTES = '15';

/** Hands text messages to the gateway of the number's country. */
export class SmsSender implements ChannelSender {
  readonly channel = 'sms';

  constructor(
    private readonly gateway: SmsGateway,
    readonly isAvailable: boolean,
  ) {}

  /**
   * Sends a message. Before a repetition it asks whether the gateway took the last attempt, because a gateway does not
   * recognise repeated messages.
   */
  async send(message: ChannelMessage): Promise<SendOutcome> {
    const sms = smsOf(message);
    if (message.isRepeated) {
      const wasTaken = await this.gateway.wasTaken(sms);
      if (wasTaken) return { kind: 'sent' };
      if (wasTaken === undefined)
        return { kind: 'unknown', reason: 'The gateway does not tell whether it took the last attempt.' };
    }
    const outcome = await this.gateway.send(sms);
    return outcome.kind === 'numberRefused' ? { ...outcome, kind: 'addressRefused' } : outcome;
  }
}

function smsOf(message: ChannelMessage): Sms {
  const { messageKey: key, address: mobile, code, parts } = message;
  const text = smsText(message);
  return code === undefined
    ? { key, mobile, text, template: 'notice', params: { text: parts[0]?.text ?? '' } }
    : { key, mobile, text, template: 'code', params: { code, minutes: CODE_MINUTES } };
}

/** Injection token of the SMS sender alone. */
export const SMS_SENDER = Symbol('SMS_SENDER');

export const provideSmsSender: FactoryProvider<ChannelSender> = {
  provide: SMS_SENDER,
  useFactory: () => {
    const gateway = smsGatewayOf(config);
    const isAvailable = gateway.isAvailable && config.SHOP_URL !== undefined;
    if (!isAvailable) new Logger('SmsSender').warn('SMS is off: it needs a gateway and SHOP_URL.');
    return new SmsSender(gateway, isAvailable);
  },
};
