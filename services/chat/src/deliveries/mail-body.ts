import type { Texts } from '@mall/validation';
import { escapeHtml } from '../notices/escape-html.js';
import type { ChannelMessage } from './channel-sender.js';

const words = {
  open: { ru: 'Открыть', zh: '查看', en: 'Open' },
  why: {
    ru: 'Вы получили это письмо, потому что указали этот адрес на сайте «{site}».',
    zh: '您在“{site}”登记了此邮箱，因此收到本邮件。',
    en: 'You receive this because you gave this address at {site}.',
  },
  unsubscribe: {
    ru: 'Больше не присылать таких писем',
    zh: '不再接收此类邮件',
    en: 'No more e-mails of this kind',
  },
} as const satisfies Record<string, Texts>;

const why = ({ locale, siteName }: ChannelMessage): string => words.why[locale].replace('{site}', siteName);

/** Returns the text of an e-mail for programs that show no HTML. */
export function mailText(message: ChannelMessage): string {
  const { parts, unsubscribe, locale } = message;
  const paragraphs = parts.map(({ text, url }) => (url ? `${text}\n${url}` : text));
  const end = unsubscribe
    ? `${why(message)}\n${words.unsubscribe[locale]}: ${unsubscribe.pageUrl}`
    : why(message);
  return [...paragraphs, `--\n${end}`].join('\n\n');
}

/** Returns the HTML of an e-mail. Styles stand at the elements: mail programs drop style sheets. */
export function mailHtml(message: ChannelMessage): string {
  const { parts, unsubscribe, locale, siteName, subject } = message;
  const paragraphs = parts.map(
    ({ text, url }) =>
      `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}${
        url
          ? `<br><a href="${escapeHtml(url)}" style="display:inline-block;margin-top:8px;color:#0b5cad">${words.open[locale]}</a>`
          : ''
      }</p>`,
  );
  const off = unsubscribe
    ? ` <a href="${escapeHtml(unsubscribe.pageUrl)}" style="color:#5a6672">${words.unsubscribe[locale]}</a>`
    : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f8;font-family:Arial,'Microsoft YaHei',sans-serif;color:#17212b">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 16px;font-weight:bold">${escapeHtml(siteName)}</p>
${paragraphs.join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dfe4e8;font-size:13px;line-height:20px;color:#5a6672">${escapeHtml(why(message))}${off}</p>
</div></body></html>`;
}
