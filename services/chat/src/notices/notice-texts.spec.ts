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

it.each(['later', 'order.later.buyer', 'reminder.later.text'])(
  'a notice of a newer release, %s, is listed without its text',
  (name) => {
    const template = name as NoticeTemplate;
    expect(plainNotice(template, 'ru', {})).toBe('У вас новое уведомление. Подробности — по ссылке.');
    expect(() => renderNotice(template, 'ru', {})).toThrow(`There is no notice ${name}.`);
  },
);
