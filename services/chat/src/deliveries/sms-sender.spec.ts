import type { Sms, SmsGateway, SmsOutcome } from '@mall/service-kit/sms';
import type { ChannelMessage } from './channel-sender.js';
import { SmsSender } from './sms-sender.js';

const message: ChannelMessage = {
  messageKey: '6c1bb9a4-9d2c-4f6e-8f53-0c5b6a1d7e11',
  isRepeated: false,
  isFirst: true,
  address: '+79145550123',
  locale: 'ru',
  kind: 'payment',
  siteName: 'Уссури Авто',
  subject: 'Оплата: …',
  parts: [{ text: 'Оплата заказа 7 подтверждена.', url: 'https://mall.example/o/7' }],
  unsubscribe: { pageUrl: 'https://mall.example/u', postUrl: 'https://mall.example/p' },
};

class Gateway implements SmsGateway {
  readonly sent: Sms[] = [];
  outcome: SmsOutcome = { kind: 'sent' };
  taken: boolean | undefined = false;

  reaches(): boolean {
    return true;
  }

  async send(sms: Sms): Promise<SmsOutcome> {
    this.sent.push(sms);
    return this.outcome;
  }

  async wasTaken(): Promise<boolean | undefined> {
    return this.taken;
  }
}

let gateway: Gateway;
let sender: SmsSender;

beforeEach(() => {
  gateway = new Gateway();
  sender = new SmsSender(gateway, true);
});

describe('a text message', () => {
  it('names the sender and the address, and how to end such messages in the first one only', async () => {
    await sender.send(message);
    await sender.send({ ...message, isFirst: false, locale: 'zh' });
    expect(gateway.sent.map(({ text }) => text)).toEqual([
      'Уссури Авто: Оплата заказа 7 подтверждена. https://mall.example/o/7\nОтключить: https://mall.example/u',
      '【Уссури Авто】Оплата заказа 7 подтверждена. https://mall.example/o/7',
    ]);
    expect(gateway.sent[0]).toMatchObject({
      key: message.messageKey,
      mobile: message.address,
      template: 'notice',
      params: { text: 'Оплата заказа 7 подтверждена.' },
    });
  });

  it('that proves a number takes the template of codes', async () => {
    await sender.send({ ...message, code: '123456', unsubscribe: null });
    expect(gateway.sent[0]).toMatchObject({ template: 'code', params: { code: '123456', minutes: '15' } });
  });
});

describe('a second attempt', () => {
  it.each([
    [true, 'sent', 0],
    [undefined, 'unknown', 0],
    [false, 'sent', 1],
  ] as const)('after one that was taken: %s is %s', async (taken, kind, sent) => {
    gateway.taken = taken;
    expect(await sender.send({ ...message, isRepeated: true })).toMatchObject({ kind });
    expect(gateway.sent).toHaveLength(sent);
  });
});

it('switches a number off that the gateway refuses', async () => {
  gateway.outcome = { kind: 'numberRefused', reason: 'SMSC 7: invalid number' };
  expect(await sender.send(message)).toEqual({ kind: 'addressRefused', reason: 'SMSC 7: invalid number' });
});
