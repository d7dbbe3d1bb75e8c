import { Inject, Injectable, Logger } from '@nestjs/common';
import { consoleNoticePaths, noticeKinds, shopNoticePaths, type NoticeKind } from '@mall/contracts/chat';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { Every } from '@mall/service-kit';
import type { Locale, Texts } from '@mall/validation';
import { config } from '../config.js';
import { plainNotice } from '../notices/notice-texts.js';
import { PushBrowserRepository } from '../push/push-browser.repository.js';
import {
  CHANNEL_SENDERS,
  type ChannelSender,
  type ChannelMessage,
  type SendOutcome,
} from './channel-sender.js';
import { ContactRepository } from './contact.repository.js';
import { DeliveryRepository, type Claim, type Content, type Target } from './delivery.repository.js';
import { unsubscribeQuery } from './unsubscribe-link.js';

const MAX_ATTEMPTS = 8;
const RETENTION_MS = config.NOTICES_KEPT_DAYS * 86_400_000;
/** Longest life of a session, because sessions that expire by themselves are not announced. */
const UNSEEN_MS = 30 * 86_400_000;
const LONGEST_WAIT_SECONDS = 6 * 3_600;

const digestSubject: Texts = {
  ru: 'Что нового за день',
  zh: '今日通知汇总',
  en: 'What is new today',
};

/** Sends due deliveries. Each attempt is counted before it is made, and every attempt of a delivery has the same key. */
@Injectable()
export class DispatchService {
  private readonly logger = new Logger(DispatchService.name);

  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly contacts: ContactRepository,
    private readonly browsers: PushBrowserRepository,
    @Inject(CHANNEL_SENDERS) private readonly senders: readonly ChannelSender[],
    @InjectClient(chatCalls.parameters)
    private readonly parameters: Pick<ClientOf<typeof chatCalls.parameters>, 'company'>,
  ) {}

  @Every(1_000)
  async dispatch(): Promise<void> {
    const channels = this.senders.filter(({ isAvailable }) => isAvailable).map(({ channel }) => channel);
    if (channels.length === 0) return;
    for (;;) {
      const claims = await this.deliveries.claim(channels);
      if (claims.length === 0) return;
      await this.deliver(claims);
    }
  }

  @Every(3_600_000)
  async deleteExpired(): Promise<void> {
    await this.deliveries.deleteOlderThan(new Date(Date.now() - RETENTION_MS));
    await this.browsers.deleteUnseen(new Date(Date.now() - UNSEEN_MS));
  }

  private async deliver(claims: readonly Claim[]): Promise<void> {
    const ids = claims.map(({ deliveryId }) => deliveryId);
    const [targets, contents, siteNames] = await Promise.all([
      this.deliveries.targets(ids),
      this.deliveries.contents(ids),
      this.siteNames(),
    ]);
    await Promise.all(
      claims.map(async (claim) => {
        const to = targets.get(claim.deliveryId);
        const parts = contents.get(claim.deliveryId) ?? [];
        if (!to) return this.deliveries.close(claim.deliveryId, 'skipped', 'no address');
        if (parts.length === 0) return this.deliveries.close(claim.deliveryId, 'skipped', 'read or unwanted');
        const sender = this.senders.find(({ channel }) => channel === claim.channel)!;
        const message = messageFor(claim, to, parts, siteNames);
        return this.settle(claim, to, await sender.send(message));
      }),
    );
  }

  private async settle(
    { deliveryId, attempts }: Claim,
    { contactId }: Target,
    outcome: SendOutcome,
  ): Promise<void> {
    if (outcome.kind === 'sent') return this.deliveries.sent(deliveryId);
    const reason = outcome.reason.slice(0, 500);
    this.logger.warn(`Delivery ${deliveryId}, attempt ${attempts}: ${outcome.kind}, ${reason}`);
    const mayPass = outcome.kind === 'later' || outcome.kind === 'unknown';
    if (mayPass && attempts < MAX_ATTEMPTS) {
      const wait = config.DELIVERY_RETRY_SECONDS * 4 ** (attempts - 1);
      return this.deliveries.retry(deliveryId, Math.min(wait, LONGEST_WAIT_SECONDS), reason);
    }
    if (outcome.kind === 'addressRefused') await this.contacts.disable(contactId, reason);
    await this.deliveries.close(deliveryId, 'failed', reason);
  }

  /** Returns the names of the site; the address of the mall replaces them while the admin service cannot be reached. */
  private async siteNames(): Promise<Texts> {
    try {
      return (await this.parameters.company({})).siteName;
    } catch {
      const host = new URL(config.SHOP_URL!).hostname;
      return { ru: host, zh: host, en: host };
    }
  }
}

function messageFor(
  { messageKey, reader, noticeId, attempts }: Claim,
  to: Target,
  contents: readonly Content[],
  siteNames: Texts,
): ChannelMessage {
  const { address, locale } = to;
  const kind = noticeId === null ? null : contents[0]!.kind;
  return {
    messageKey,
    isRepeated: attempts > 1,
    isFirst: to.isFirst,
    address,
    locale,
    kind,
    siteName: siteNames[locale],
    subject: subjectOf(contents, kind, locale),
    parts: contents.map((one) => ({
      text: plainNotice(one.template, locale, one.params),
      url: linkOf(one, reader),
    })),
    unsubscribe: unsubscribeOf(to, contents[0]!.kind),
  };
}

/** Returns the subject: of a single notice its first sentence, as far as mail programs show it. */
function subjectOf([first]: readonly Content[], kind: NoticeKind | null, locale: Locale): string {
  if (kind === null) return digestSubject[locale];
  const [sentence] = plainNotice(first!.template, locale, first!.params).split(/(?<=[.!?。！？])\s*/u);
  return `${noticeKinds[kind].label[locale]}: ${sentence!.slice(0, 120)}`;
}

function linkOf({ subject, subjectId }: Content, reader: string): string | null {
  if (!subject || !subjectId) return null;
  const path = reader.startsWith('staff:')
    ? `/console${consoleNoticePaths[subject](subjectId)}`
    : shopNoticePaths[subject](subjectId);
  return new URL(path, config.SHOP_URL).href;
}

function unsubscribeOf(to: Target, kind: NoticeKind): NonNullable<ChannelMessage['unsubscribe']> {
  const query = unsubscribeQuery(to, kind);
  return {
    pageUrl: new URL(`/secoundHandCar/unsubscribe?${query}`, config.SHOP_URL).href,
    postUrl: new URL(`/api/mall4cloud_chat/ua/notice/unsubscribe?${query}`, config.SHOP_URL).href,
  };
}
