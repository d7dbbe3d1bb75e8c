import type { Texts } from '@mall/validation';
import type { ChannelMessage } from './channel-sender.js';

/** Chinese operators require the name in these brackets. */
const message: Texts = { ru: '{site}: {text}', zh: '【{site}】{text}', en: '{site}: {text}' };
const off: Texts = { ru: 'Отключить: {url}', zh: '退订：{url}', en: 'Stop: {url}' };

/**
 * Returns a text message: sender, text and address. The first message alone tells how to end such messages, because
 * each line costs money.
 */
export function smsText({ siteName, parts, locale, unsubscribe, isFirst }: ChannelMessage): string {
  const text = parts.map((part) => (part.url ? `${part.text} ${part.url}` : part.text)).join('\n');
  const lines = [message[locale].replace('{site}', () => siteName).replace('{text}', () => text)];
  if (isFirst && unsubscribe) lines.push(off[locale].replace('{url}', () => unsubscribe.pageUrl));
  // A no-break space is not in the GSM alphabet: it would double the price of a Latin message.
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
