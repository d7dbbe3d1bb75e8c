import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ChatFrame } from '@mall/contracts/chat';
import { NatsLink } from '@mall/messaging';
import { renderNotice, type NoticeParams, type NoticeTemplate } from '../notices/notice-texts.js';
import { SocketHub, type Audience } from './socket-hub.js';

type Fanned =
  | { readonly kind: 'frame'; readonly audience: Audience; readonly frame: ChatFrame }
  | {
      readonly kind: 'notice';
      readonly audience: Audience;
      readonly template: NoticeTemplate;
      readonly params: NoticeParams;
    }
  | { readonly kind: 'ended'; readonly sessionIds: readonly string[] };

const SUBJECT = 'fanout.chat';

/**
 * Broadcasts frames and notices to all replicas over core NATS. Everything is in the database already, so a lost
 * broadcast delays a client until its next read and loses no message.
 */
@Injectable()
export class Fanout implements OnApplicationBootstrap {
  constructor(
    private readonly nats: NatsLink,
    private readonly hub: SocketHub,
  ) {}

  onApplicationBootstrap(): void {
    this.nats.connection.subscribe(SUBJECT, {
      callback: (failure, message) => {
        if (!failure) this.hear(message.json<Fanned>());
      },
    });
  }

  tell(fanned: Fanned): void {
    this.nats.connection.publish(SUBJECT, JSON.stringify(fanned));
  }

  private hear(fanned: Fanned): void {
    switch (fanned.kind) {
      case 'frame':
        return this.hub.send('chat', fanned.audience, () => JSON.stringify(fanned.frame));
      case 'notice':
        return this.hub.send('notices', fanned.audience, ({ locale }) =>
          renderNotice(fanned.template, locale, fanned.params),
        );
      case 'ended':
        return this.hub.endSessions(fanned.sessionIds);
    }
  }
}
