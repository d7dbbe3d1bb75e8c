import { Inject, Injectable } from '@nestjs/common';
import type { NoticeKind, NoticeSubject } from '@mall/contracts/chat';
import { Every } from '@mall/service-kit';
import type { EntityManager } from 'typeorm';
import { config } from '../config.js';
import { BroadcastService } from '../sockets/broadcast.service.js';
import type { Audience } from '../sockets/connection.js';
import { AfterCommitService } from './after-commit.service.js';
import { renderNoticeTexts, type NoticeParams, type NoticeTemplate } from './notice-texts.js';
import { NoticeRepository } from './notice.repository.js';
import { recipientOf } from '../sockets/reader.js';

const DAY_MS = 86_400_000;

/** Store of notices: the database, or memory in unit tests. */
export type NoticeStore = Pick<NoticeRepository, keyof NoticeRepository>;
export type NoticeBroadcast = Pick<BroadcastService, 'sendNotice'>;

/** A fact to notify its recipients of. */
export interface NoticeFact {
  /** Id of the event, which has one notice for each recipient. */
  readonly eventId: string;
  readonly audience: Audience;
  readonly template: NoticeTemplate;
  readonly params?: NoticeParams;
  readonly kind: NoticeKind;
  /** Record that the notice leads to. */
  readonly subject?: NoticeSubject;
  readonly subjectId?: string | null;
}

/** Notices to people: stored once per event and recipient, then sent to the open sockets of all replicas. */
@Injectable()
export class NoticeService {
  constructor(
    @Inject(NoticeRepository) private readonly notices: NoticeStore,
    @Inject(BroadcastService) private readonly broadcast: NoticeBroadcast,
    @Inject(AfterCommitService) private readonly afterCommit: Pick<AfterCommitService, 'run'>,
  ) {}

  /** Stores a notice and sends it after the transaction has committed, because pages that receive a notice request the list. */
  async notify(tx: EntityManager, fact: NoticeFact): Promise<void> {
    const { eventId, audience, template, params = {}, kind, subject = null, subjectId = null } = fact;
    const recipient = recipientOf(audience);
    const notice = { eventId, recipient, template, params, kind, subject, subjectId };
    const muted = await this.notices.insertOnce(tx, notice);
    if (!muted) return;
    const texts = renderNoticeTexts(template, params);
    this.afterCommit.run(tx, () => this.broadcast.sendNotice(audience, texts, muted));
  }

  @Every(3_600_000)
  async deleteExpired(): Promise<void> {
    await this.notices.deleteOlderThan(new Date(Date.now() - config.NOTICES_KEPT_DAYS * DAY_MS));
  }
}
