import { Inject, Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import type { EntityManager } from 'typeorm';
import { BroadcastService } from '../sockets/broadcast.service.js';
import type { Audience } from '../sockets/connection.js';
import { renderNoticeTexts, type NoticeParams, type NoticeTemplate } from './notice-texts.js';
import { NoticeRepository } from './notice.repository.js';

const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/** Where notices are stored: the database, and memory in unit tests. */
export type NoticeStore = Pick<NoticeRepository, keyof NoticeRepository>;
export type NoticeBroadcast = Pick<BroadcastService, 'send'>;

/** Notices to people: stored once per event and recipient, then sent to the open sockets of all replicas. */
@Injectable()
export class NoticeService {
  constructor(
    @Inject(NoticeRepository) private readonly notices: NoticeStore,
    @Inject(BroadcastService) private readonly broadcast: NoticeBroadcast,
  ) {}

  async notify(
    tx: EntityManager,
    eventId: string,
    audience: Audience,
    template: NoticeTemplate,
    params: NoticeParams = {},
  ): Promise<void> {
    const recipient = recipientOf(audience);
    if (await this.notices.insertOnce(tx, { eventId, recipient, template, params }))
      this.broadcast.send('notices', audience, renderNoticeTexts(template, params));
  }

  @Every(3_600_000)
  async deleteExpired(): Promise<void> {
    await this.notices.deleteOlderThan(new Date(Date.now() - RETENTION_DAYS * DAY_MS));
  }
}

/** How the table of notices names an audience. */
export function recipientOf(audience: Audience): string {
  if ('right' in audience) return `right:${audience.right}`;
  return 'shopId' in audience ? `shop:${audience.shopId}` : `person:${audience.personId}`;
}
