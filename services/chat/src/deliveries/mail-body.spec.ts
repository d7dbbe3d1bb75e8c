import type { ChannelMessage } from './channel-sender.js';
import { mailHtml, mailText } from './mail-body.js';

const message: ChannelMessage = {
  messageKey: 'k',
  isRepeated: false,
  isFirst: false,
  address: 'buyer@mail.example',
  locale: 'ru',
  kind: 'payment',
  siteName: 'Уссури Авто',
  subject: 'Оплата: подтверждена',
  parts: [{ text: 'Причина: <img src=x onerror=alert(1)> & "так"', url: 'https://mall.example/o?a=1&b=2' }],
  unsubscribe: { pageUrl: 'https://mall.example/u?kind=payment', postUrl: 'https://mall.example/p' },
};

describe('the body of an e-mail', () => {
  it('shows what people wrote as text, in HTML too', () => {
    const html = mailHtml(message);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('href="https://mall.example/o?a=1&amp;b=2"');
    expect(mailText(message)).toContain('<img src=x onerror=alert(1)> & "так"');
  });

  it.each(['ru', 'zh', 'en'] as const)('says in %s why it was sent and how to unsubscribe', (locale) => {
    const text = mailText({ ...message, locale });
    expect(text).toContain('Уссури Авто');
    expect(text).toContain('https://mall.example/u?kind=payment');
    expect(text).not.toMatch(/\{\w+\}/);
    expect(mailHtml({ ...message, locale })).toContain(`lang="${locale}"`);
  });

  it('offers no way to unsubscribe in a message that was requested', () => {
    const asked = { ...message, unsubscribe: null };
    expect(mailText(asked)).not.toContain('/u?');
    expect(mailHtml(asked)).not.toContain('/u?');
  });
});
