import { plainNotice, renderNotice, type NoticeTemplate } from './notice-texts.js';

describe('renderNotice', () => {
  it('speaks the language of the reader', () => {
    expect(renderNotice('order.paymentConfirmed.buyer', 'zh', { orderNumber: 'CN1' })).toBe(
      '订单 CN1 付款已确认，正在安排发运。',
    );
    expect(renderNotice('order.paymentConfirmed.buyer', 'ru', { orderNumber: 'CN1' })).toContain(
      'Оплата по заказу CN1 подтверждена',
    );
  });

  it('shows markup from people as text', () => {
    expect(
      renderNotice('order.slipRejected.buyer', 'en', {
        orderNumber: '1',
        reason: '<img src=x onerror=alert(1)>',
      }),
    ).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('is never mistaken for a heartbeat', () => {
    const notice = renderNotice('order.slipRejected.buyer', 'en', {
      orderNumber: '1',
      reason: 'ping-pong, PONG',
    });
    expect(notice.toLowerCase()).not.toContain('pong');
    expect(notice).toContain('ping-p&#111;ng, P&#79;NG');
  });
});

it.each([
  ['order.cancelled.buyer', {}, 'Заказ CN1 отменён.'],
  ['order.expired.buyer', {}, 'Срок оплаты заказа CN1 истёк. Бронь снята.'],
  [
    'order.payTimeExtended.buyer',
    {},
    'Срок оплаты заказа CN1 продлён. Если договор ещё не подписан, он выпущен в новой редакции.',
  ],
  [
    'order.vinsNamed.buyer',
    { vins: 'LVVDB21B1RD000001' },
    'По заказу CN1 указан VIN: LVVDB21B1RD000001. Договор и инвойс выдаются с этими данными.',
  ],
] as const)('a notice that an earlier release stored, %s, is read without gaps', (template, params, text) => {
  const stored = { orderNumber: 'CN1', ...params };
  expect(plainNotice(template, 'ru', stored).replaceAll('\u00a0', ' ')).toBe(text);
  for (const locale of ['ru', 'zh', 'en'] as const)
    expect(renderNotice(template, locale, stored)).not.toMatch(/[{}]/);
});

it.each(['later', 'order.later.buyer', 'reminder.later.text'])(
  'a notice of a newer release, %s, is listed without its text',
  (name) => {
    const template = name as NoticeTemplate;
    expect(plainNotice(template, 'ru', {})).toBe('У вас новое уведомление. Подробности — по ссылке.');
    expect(() => renderNotice(template, 'ru', {})).toThrow(`There is no notice ${name}.`);
  },
);
