import { Injectable } from '@nestjs/common';
import webpush from 'web-push';
import { config } from '../config.js';
import { PushBrowserRepository, type PushTarget } from '../push/push-browser.repository.js';
import type { ChannelSender, ChannelMessage, SendOutcome } from './channel-sender.js';

const TIMEOUT_MS = 10_000;
/** Seconds that a push service keeps a message for a browser that is switched off. */
const KEPT_SECONDS = 86_400;
/** Maximum characters of a text: browsers show no more, and a message has to fit into 4 KB. */
const LONGEST_TEXT = 500;

/**
 * Pushes notices to every browser that its reader registered; the push services see no text. Source: RFC 8030, 8188,
 * 8291, 8292.
 */
@Injectable()
export class PushSender implements ChannelSender {
  readonly channel = 'push';
  readonly isAvailable = config.PUSH_SECRET !== undefined && config.SHOP_URL !== undefined;

  constructor(private readonly browsers: PushBrowserRepository) {}

  async send(message: ChannelMessage): Promise<SendOutcome> {
    const { address: reader, messageKey } = message;
    const browsers = await this.browsers.unsent(reader, messageKey);
    const outcomes = await Promise.all(browsers.map((browser) => this.sendTo(browser, message)));
    const failed =
      outcomes.find(({ kind }) => kind === 'later') ?? outcomes.find(({ kind }) => kind !== 'sent');
    const isSent =
      outcomes.some(({ kind }) => kind === 'sent') || (browsers.length === 0 && message.isRepeated);
    if (failed?.kind === 'later') return failed;
    return isSent ? { kind: 'sent' } : (failed ?? { kind: 'refused', reason: 'No browser is left.' });
  }

  private async sendTo(browser: PushTarget, message: ChannelMessage): Promise<SendOutcome> {
    const outcome = await post(browser, message);
    if (outcome === 'gone') {
      await this.browsers.forget(browser.browserId);
      return { kind: 'refused', reason: 'The browser takes no notices any more.' };
    }
    if (outcome.kind === 'sent') await this.browsers.taken(message.messageKey, browser.browserId);
    return outcome;
  }
}

async function post(
  { endpoint, p256dh, auth }: PushTarget,
  message: ChannelMessage,
): Promise<SendOutcome | 'gone'> {
  try {
    const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(message), {
      vapidDetails: { subject: subject(), ...config.PUSH_SECRET! },
      TTL: KEPT_SECONDS,
      contentEncoding: 'aes128gcm',
      // A repeated message, sent because a process ended before it recorded the first one, replaces that one.
      topic: message.messageKey.replaceAll('-', ''),
    });
    const { 'Content-Length': _, ...headers } = request.headers as Record<string, string>;
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(request.body!),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return outcomeOf(status);
  } catch (failure) {
    const { message, cause } = failure as Error & { readonly cause?: { readonly code?: string } };
    return { kind: 'later', reason: `Push: ${cause?.code ?? message}` };
  }
}

function outcomeOf(status: number): SendOutcome | 'gone' {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return 'gone';
  return { kind: status === 413 ? 'refused' : 'later', reason: `Push: HTTP ${status}` };
}

/** Returns the payload that the storefront's service worker shows. */
const payloadOf = ({ messageKey, siteName, parts, locale }: ChannelMessage): string =>
  JSON.stringify({
    title: siteName,
    body: parts[0]!.text.slice(0, LONGEST_TEXT),
    url: parts[0]!.url,
    tag: messageKey,
    lang: locale,
  });

/** Returns the contact to whom a push service may write. */
const subject = (): string =>
  config.MAIL_FROM ? `mailto:${config.MAIL_FROM}` : config.SHOP_URL!.replace(/^http:/, 'https:');
