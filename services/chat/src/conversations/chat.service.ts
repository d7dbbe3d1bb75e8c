import { Inject, Injectable } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import { DESK_ID, frameTypes, type ChatFrame, type ChatLogEntry } from '@mall/contracts/chat';
import { isId } from '@mall/validation';
import { BroadcastService } from '../sockets/broadcast.service.js';
import { CHAT_RIGHT, type Audience } from '../sockets/connection.js';
import { StaffRightService } from '../sockets/staff-right.service.js';
import { readFrame, type ChatRequest } from './chat-protocol.js';
import { ConversationRepository, type Party } from './conversation.repository.js';

/** Where conversations are stored: the database, and memory in unit tests. */
export type ConversationStore = Pick<ConversationRepository, keyof ConversationRepository>;
/** How frames reach the sockets of a conversation. */
export type FrameBroadcast = Pick<BroadcastService, 'send'>;
/** The rights that staff hold now. */
export type StaffRights = Pick<StaffRightService, 'of'>;

const FORBIDDEN: ChatRequest = { kind: 'refused', reason: 'forbidden' };
/** The staff who may talk to buyers. */
const DESK: Audience = { right: CHAT_RIGHT };

/** The chat of buyers and merchants with the desk; staff who hold `chat_reply` write as the desk. */
@Injectable()
export class ChatService {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationStore,
    @Inject(BroadcastService) private readonly broadcast: FrameBroadcast,
    @Inject(StaffRightService) private readonly rights: StaffRights,
  ) {}

  /**
   * Handles one frame. The right of staff is checked for each: nothing is read, sent or marked as read without it.
   * @returns the text to reply to its socket with, if any.
   */
  async answer(text: string, holder: TicketHolderView): Promise<string | undefined> {
    const request = (await this.mayTalk(holder)) ? readFrame(text) : FORBIDDEN;
    const me = addressOf(holder);
    const system = (content: string): string => systemFrame(me, content);
    switch (request.kind) {
      case 'ping':
        return system('pong');
      case 'platform':
        return system(`platform ${JSON.stringify({ userId: DESK_ID })}`);
      case 'recent':
        return system(`recent ${JSON.stringify(await this.recent(holder))}`);
      case 'logs':
        return system(`logs ${JSON.stringify(await this.logs(holder, request.withId))}`);
      case 'message':
        await this.send(holder, request.toId, request.content);
        return undefined;
      case 'refused':
        return system(`refused ${request.reason}`);
    }
  }

  /** The reply to a frame that failed. */
  unavailable(holder: TicketHolderView): string {
    return systemFrame(addressOf(holder), 'refused unavailable');
  }

  private async mayTalk({ kind, userId }: TicketHolderView): Promise<boolean> {
    return kind !== 'staff' || (await this.rights.of(userId)).has(CHAT_RIGHT);
  }

  private recent({ kind, userId }: TicketHolderView) {
    return kind === 'staff' ? this.conversations.recentOfDesk() : this.conversations.recentOfPerson(userId);
  }

  private async logs(holder: TicketHolderView, withId: string): Promise<readonly ChatLogEntry[]> {
    const personId = personOf(holder, withId);
    if (!personId) return [];
    const logs = await this.conversations.logs(personId, partyOf(holder));
    // Other windows of the same reader update their unread counts.
    const audience = holder.kind === 'staff' ? DESK : { personId };
    this.sendFrame(audience, {
      type: frameTypes.system,
      fromId: 'system',
      toId: '',
      content: `refresh ${withId}`,
    });
    return logs;
  }

  private async send(holder: TicketHolderView, toId: string, content: string): Promise<void> {
    const personId = personOf(holder, toId);
    if (!personId) return;
    const author = { userId: holder.userId, nickname: holder.username ?? holder.userId };
    const entry = await this.conversations.append(personId, partyOf(holder), author, content);
    const { readTime: _, ...frame } = entry;
    this.sendFrame({ personId }, frame);
    this.sendFrame(DESK, frame);
  }

  private sendFrame(audience: Audience, frame: ChatFrame): void {
    this.broadcast.send('chat', audience, JSON.stringify(frame));
  }
}

const addressOf = ({ kind, userId }: TicketHolderView): string => (kind === 'staff' ? DESK_ID : userId);

const systemFrame = (toId: string, content: string): string =>
  JSON.stringify({ type: frameTypes.system, fromId: 'system', toId, content } satisfies ChatFrame);

const partyOf = ({ kind }: TicketHolderView): Party => (kind === 'staff' ? 'desk' : 'person');

/** The person of a conversation: for buyers and merchants always themselves, for the desk whom the frame names. */
function personOf(holder: TicketHolderView, otherId: string): string | undefined {
  if (holder.kind !== 'staff') return holder.userId;
  return isId(otherId) ? otherId : undefined;
}
