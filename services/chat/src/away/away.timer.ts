import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { NOTICES_CHANGED } from '@mall/contracts/chat';
import { Every } from '@mall/service-kit';
import type { EntityManager } from 'typeorm';
import { config } from '../config.js';
import { DESK_FACTS } from '../conversations/subject.service.js';
import { NoticeService } from '../notices/notice.service.js';
import { BroadcastService } from '../sockets/broadcast.service.js';
import { CHAT_RIGHT, type Audience } from '../sockets/connection.js';
import { audienceOf, type Reader } from '../sockets/reader.js';
import { AwayRepository, type WaitingSide } from './away.repository.js';

/**
 * Notifies people who are away that messages wait for them: once until they have read them. It reads unread messages
 * from the database, so a message is notified even when its sender or process is gone.
 */
@Injectable()
export class AwayTimer {
  constructor(
    private readonly away: AwayRepository,
    private readonly notices: NoticeService,
    @Inject(BroadcastService) private readonly broadcast: Pick<BroadcastService, 'send'>,
  ) {}

  @Every(1_000)
  async notifyWaiting(): Promise<void> {
    while (
      (await this.away.notifyWaiting(config.CHAT_NOTICE_SECONDS, (side, tx) => this.notify(side, tx))) > 0
    );
    for (const reader of await this.away.settleRead())
      this.broadcast.send('notices', audienceOf(reader as Reader), NOTICES_CHANGED);
  }

  private notify(waiting: WaitingSide, tx: EntityManager): Promise<void> {
    const { side, conversationId, title, nickname } = waiting;
    return this.notices.notify(tx, {
      eventId: randomUUID(),
      audience: audienceFor(waiting),
      template: side === 'buyer' ? 'answerWaits' : 'questionWaits',
      // Conversations created before subjects were introduced have no title.
      params: { title: title.ru ? title : DESK_FACTS.title, nickname },
      kind: 'chat',
      subject: 'conversation',
      subjectId: conversationId,
    });
  }
}

/** Returns the member of staff who answers the conversation, else all who may. */
function audienceFor({ side, personId, shopId, assignedTo }: WaitingSide): Audience {
  if (side === 'buyer') return { personId };
  if (side === 'shop') return { shopId: shopId! };
  return assignedTo === null ? { right: CHAT_RIGHT } : { staffId: assignedTo };
}
