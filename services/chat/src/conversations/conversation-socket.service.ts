import { Inject, Injectable } from '@nestjs/common';
import {
  frameTypes,
  type ChatFrame,
  type ChatMarks,
  type ChatMessageView,
  type ChatTyping,
} from '@mall/contracts/chat';
import { BroadcastService } from '../sockets/broadcast.service.js';
import { CHAT_RIGHT, type Audience } from '../sockets/connection.js';
import type { Conversation } from './conversation.entity.js';
import type { PersonSide } from './side.js';

/** Sends frames to the sockets of a conversation. */
export type FrameBroadcast = Pick<BroadcastService, 'send'>;

type Parties = Pick<Conversation, 'personId' | 'shopId' | 'conversationId'>;

/** Sends changes of a conversation to the open sockets of its people, on every replica. */
@Injectable()
export class ConversationSocketService {
  constructor(@Inject(BroadcastService) private readonly broadcast: FrameBroadcast) {}

  /** Sends a new or changed message to everybody including its sender. */
  message(parties: Parties, { readTime: _, ...message }: ChatMessageView): void {
    this.toAll(parties, message);
  }

  marks(parties: Parties, marks: ChatMarks): void {
    this.toAll(parties, systemFrame(`marks ${JSON.stringify(marks)}`));
  }

  typing(parties: Parties, side: PersonSide): void {
    const { conversationId } = parties;
    this.toAll(
      parties,
      systemFrame(`typing ${JSON.stringify({ conversationId, side } satisfies ChatTyping)}`),
    );
  }

  /** Makes the reader's windows load their list again. */
  refresh(parties: Parties, side: PersonSide, address: string): void {
    const audience = audiencesOf(parties)[side];
    if (audience) this.send(audience, systemFrame(`refresh ${address}`));
  }

  private toAll(parties: Parties, frame: ChatFrame): void {
    for (const audience of Object.values(audiencesOf(parties))) if (audience) this.send(audience, frame);
  }

  private send(audience: Audience, frame: ChatFrame): void {
    this.broadcast.send('chat', audience, JSON.stringify(frame));
  }
}

const audiencesOf = ({ personId, shopId }: Parties): Readonly<Record<PersonSide, Audience | undefined>> => ({
  buyer: { personId },
  shop: shopId === null ? undefined : { shopId },
  desk: { right: CHAT_RIGHT },
});

const systemFrame = (content: string): ChatFrame => ({
  type: frameTypes.system,
  fromId: 'system',
  toId: '',
  content,
});
