import { renderNotice } from './notice-texts.js';

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
