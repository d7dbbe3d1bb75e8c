import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CHAT_BROADCAST, NOTICES_CHANGED } from '@mall/contracts/chat';
import { NatsLink } from '@mall/messaging';
import type { Texts } from '@mall/validation';
import { readerOf, type Reader } from './reader.js';
import type { Audience, Channel } from './connection.js';
import { ConnectionService } from './connection.service.js';

type Broadcast =
  | {
      readonly kind: 'text';
      readonly channel: Channel;
      readonly audience: Audience;
      readonly text: string | Texts;
    }
  | {
      readonly kind: 'notice';
      readonly audience: Audience;
      readonly text: Texts;
      /** Readers who are notified without the text that their list has changed. */
      readonly muted: readonly Reader[];
    }
  | { readonly kind: 'ended'; readonly sessionIds: readonly string[] };

/**
 * Sends texts to the sockets of all replicas over core NATS. The texts are stored in the database before, so a lost
 * broadcast delays a client until its next read and loses no message.
 */
@Injectable()
export class BroadcastService implements OnApplicationBootstrap {
  constructor(
    private readonly nats: NatsLink,
    private readonly connections: ConnectionService,
  ) {}

  onApplicationBootstrap(): void {
    this.nats.connection.subscribe(CHAT_BROADCAST, {
      callback: (failure, message) => {
        if (!failure) this.receive(message.json<Broadcast>());
      },
    });
  }

  /** Sends `text` to each connection in its own language. */
  send(channel: Channel, audience: Audience, text: string | Texts): void {
    this.publish({ kind: 'text', channel, audience, text });
  }

  /** Sends a notice to each connection in its own language; the pages of readers who muted its kind only refresh their lists. */
  sendNotice(audience: Audience, text: Texts, muted: readonly Reader[]): void {
    this.publish({ kind: 'notice', audience, text, muted });
  }

  /** Closes the sockets of ended sessions. */
  endSessions(sessionIds: readonly string[]): void {
    this.publish({ kind: 'ended', sessionIds });
  }

  private publish(broadcast: Broadcast): void {
    this.nats.connection.publish(CHAT_BROADCAST, JSON.stringify(broadcast));
  }

  private receive(broadcast: Broadcast): void {
    if (broadcast.kind === 'ended') return this.connections.endSessions(broadcast.sessionIds);
    if (broadcast.kind === 'notice') return this.receiveNotice(broadcast);
    const { channel, audience, text } = broadcast;
    this.connections.send(channel, audience, ({ locale }) =>
      typeof text === 'string' ? text : text[locale],
    );
  }

  private receiveNotice({ audience, text, muted }: Extract<Broadcast, { kind: 'notice' }>): void {
    this.connections.send('notices', audience, ({ holder, locale }) =>
      muted.includes(readerOf(holder)) ? NOTICES_CHANGED : text[locale],
    );
  }
}
