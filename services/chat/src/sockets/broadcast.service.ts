import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CHAT_BROADCAST } from '@mall/contracts/chat';
import { NatsLink } from '@mall/messaging';
import type { Texts } from '@mall/validation';
import type { Audience, Channel } from './connection.js';
import { ConnectionService } from './connection.service.js';

type Broadcast =
  | {
      readonly kind: 'text';
      readonly channel: Channel;
      readonly audience: Audience;
      readonly text: string | Texts;
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

  /** `text` in all languages is sent to each connection in its own. */
  send(channel: Channel, audience: Audience, text: string | Texts): void {
    this.publish({ kind: 'text', channel, audience, text });
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
    const { channel, audience, text } = broadcast;
    this.connections.send(channel, audience, ({ locale }) =>
      typeof text === 'string' ? text : text[locale],
    );
  }
}
