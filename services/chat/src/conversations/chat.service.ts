import { Inject, Injectable } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import {
  DESK_ID,
  frameTypes,
  MESSAGES_AT_ONCE,
  type ChatFrame,
  type ChatLogEntry,
  type ChatSince,
  type RecentConversation,
} from '@mall/contracts/chat';
import { isId, type Locale } from '@mall/validation';
import { DeskHoursService } from '../hours/desk-hours.service.js';
import { StaffRightService } from '../sockets/staff-right.service.js';
import { AttachmentService, type Sender } from './attachment.service.js';
import { readFrame, type ChatRequest, type FrameRefusal } from './chat-protocol.js';
import { addressFor, toMessage } from './conversation.mapper.js';
import type { Conversation } from './conversation.entity.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationSocketService } from './conversation-socket.service.js';
import { MessageRepository } from './message.repository.js';
import { memberOf, PERSON_SIDES, sideOf, type Member, type PersonSide } from './side.js';
import { DESK_FACTS } from './subject.service.js';

/** Store of conversations: the database, or memory in unit tests. */
export type ConversationStore = Pick<
  ConversationRepository,
  | 'find'
  | 'findDesk'
  | 'open'
  | 'ofPerson'
  | 'ofShop'
  | 'ofDesk'
  | 'listed'
  | 'messages'
  | 'changedSince'
  | 'mark'
>;
export type MessageStore = Pick<MessageRepository, keyof MessageRepository>;
/** Reads the rights that staff hold now. */
export type StaffRights = Pick<StaffRightService, 'of'>;
/** Checks whether messages may refer to their attachments. */
export type Attachments = Pick<AttachmentService, 'faultOf'>;
/** Gives automatic answers outside of the working hours. */
export type AutomaticAnswers = Pick<DeskHoursService, 'answerIn'>;

const NO_RIGHTS: ReadonlySet<string> = new Set();

/** A conversation and the side on which the person of a frame takes part in it. */
interface Seat {
  readonly conversation: Conversation;
  readonly side: PersonSide;
}

/**
 * Handles the frames of the chat, in which a buyer, the shop and the desk talk about a car, an order, or nothing in
 * particular.
 */
@Injectable()
export class ChatService {
  constructor(
    @Inject(ConversationRepository) private readonly conversations: ConversationStore,
    @Inject(MessageRepository) private readonly messages: MessageStore,
    @Inject(ConversationSocketService)
    private readonly sockets: Pick<ConversationSocketService, 'message' | 'marks' | 'typing' | 'refresh'>,
    @Inject(StaffRightService) private readonly rights: StaffRights,
    @Inject(AttachmentService) private readonly attachments: Attachments,
    @Inject(DeskHoursService) private readonly hours: AutomaticAnswers,
  ) {}

  /**
   * Handles one frame. The right of staff is checked for each: nothing is read, sent or marked as read without it.
   * @param locale language of the page that sent the frame
   * @returns the text to reply to its socket with, if any.
   */
  async answer(text: string, holder: TicketHolderView, locale: Locale): Promise<string | undefined> {
    const rights = holder.kind === 'staff' ? await this.rights.of(holder.userId) : NO_RIGHTS;
    const member = memberOf(holder, rights);
    const isForbidden = member.kind === 'staff' && !member.mayAnswer;
    const reply = isForbidden
      ? refused('forbidden')
      : await this.handle(readFrame(text), member, { holder, rights, locale });
    return reply === undefined ? undefined : systemFrame(ownAddress(member), reply);
  }

  /**
   * Returns the reply to a frame that failed. The key of a message stands beside the words: clients that do not know of
   * it would take one more word for a permanent refusal; so they send the message again after they reconnect.
   */
  unavailable(text: string, { kind, userId }: TicketHolderView): string {
    const request = readFrame(text);
    const clientId = request.kind === 'message' ? request.clientId : undefined;
    return systemFrame(kind === 'staff' ? DESK_ID : userId, 'refused unavailable', clientId);
  }

  private async handle(request: ChatRequest, member: Member, sender: Sender): Promise<string | undefined> {
    switch (request.kind) {
      case 'ping':
        return 'pong';
      case 'platform':
        return `platform ${JSON.stringify({ userId: DESK_ID })}`;
      case 'recent':
        return `recent ${JSON.stringify(await this.recent(member))}`;
      case 'logs':
        return `logs ${JSON.stringify(await this.logs(member, request.withId))}`;
      case 'since':
        return this.changesSince(member, request.conversationId, request.rev);
      case 'read':
        return this.mark(member, request.conversationId, { readSeq: request.seq });
      case 'delivered':
        return this.mark(member, request.conversationId, { deliveredSeq: request.seq });
      case 'typing':
        return this.typing(member, request.conversationId);
      case 'edit':
        return this.edit(member, request);
      case 'message':
        return this.send(member, request, sender);
      case 'refused':
        return refused(request.reason, request.clientId);
    }
  }

  private async recent(member: Member): Promise<readonly RecentConversation[]> {
    const { userId, shopId } = member;
    const lists =
      member.kind === 'staff'
        ? [this.conversations.ofDesk()]
        : [this.conversations.ofPerson(userId), ...(shopId ? [this.conversations.ofShop(shopId)] : [])];
    const rows = [
      ...new Map((await Promise.all(lists)).flat().map((one) => [one.conversationId, one])).values(),
    ];
    const listed = await Promise.all(
      PERSON_SIDES.map(async (side) => {
        const some = rows.filter((conversation) => sideOf(conversation, member) === side);
        return (await this.conversations.listed(some, side)).map((one) => ({ ...one, side }));
      }),
    );
    return listed
      .flat()
      .sort((one, other) => other.conversation.lastAt.getTime() - one.conversation.lastAt.getTime())
      .map(({ conversation, unread, side }) => ({
        userId: addressFor(conversation, side),
        nickname: side === 'buyer' ? conversation.shopName : conversation.nickname,
        avatar: '',
        unread,
        lastTime: conversation.lastAt.toISOString(),
        lastContent: conversation.lastContent,
        conversationId: conversation.conversationId,
      }));
  }

  /** Returns the newest messages of a conversation, which count as read by the caller. */
  private async logs(member: Member, address: string): Promise<readonly ChatLogEntry[]> {
    const seat = await this.seatAt(member, address);
    if (!seat) return [];
    const { conversation, side } = seat;
    const { conversationId, lastSeq } = conversation;
    const marks = await this.conversations.mark(conversationId, side, { readSeq: lastSeq });
    if (marks) this.sockets.marks(conversation, marks);
    // Other windows of the same reader update their unread counts.
    this.sockets.refresh(conversation, side, address);
    const rows = await this.conversations.messages(conversationId);
    return rows.map((row) => toMessage(row, conversation));
  }

  private async changesSince(member: Member, conversationId: string, rev: number): Promise<string> {
    const seat = await this.seat(member, conversationId);
    if (!seat) return refused('unknown');
    const rows = await this.conversations.changedSince(conversationId, rev);
    const isComplete = rows.length <= MESSAGES_AT_ONCE;
    const messages = isComplete ? rows.map((row) => toMessage(row, seat.conversation)) : [];
    return `since ${JSON.stringify({ conversationId, messages, isComplete } satisfies ChatSince)}`;
  }

  private async mark(
    member: Member,
    conversationId: string,
    to: { readonly deliveredSeq?: number; readonly readSeq?: number },
  ): Promise<string | undefined> {
    const seat = await this.seat(member, conversationId);
    if (!seat) return refused('unknown');
    const marks = await this.conversations.mark(conversationId, seat.side, to);
    if (marks) this.sockets.marks(seat.conversation, marks);
    return undefined;
  }

  private async typing(member: Member, conversationId: string): Promise<string | undefined> {
    const seat = await this.seat(member, conversationId);
    if (!seat) return refused('unknown');
    this.sockets.typing(seat.conversation, seat.side);
    return undefined;
  }

  private async edit(
    member: Member,
    { conversationId, seq, content }: { conversationId: string; seq: number; content: string },
  ): Promise<string | undefined> {
    const seat = await this.seat(member, conversationId);
    if (!seat) return refused('unknown');
    const { conversation, side } = seat;
    const { userId } = member;
    const message = await this.messages.edit({ conversationId, seq, side, userId, content });
    if (!message) return refused('tooLate');
    this.sockets.message(conversation, toMessage(message, conversation));
    return undefined;
  }

  private async send(
    member: Member,
    { toId, content, clientId }: { toId: string; content: string; clientId?: string },
    sender: Sender,
  ): Promise<string | undefined> {
    const seat = await this.seatAt(member, toId, { opens: true });
    if (!seat) return refused('unknown', clientId);
    const { conversationId } = seat.conversation;
    const fault = await this.attachments.faultOf(content, seat, sender);
    if (fault) return refused(fault, clientId);
    const automatic = seat.side === 'buyer' ? await this.hours.answerIn(sender.locale) : undefined;
    const written = await this.messages.append({
      conversationId,
      side: seat.side,
      author: member,
      content,
      ...(clientId === undefined ? {} : { clientId }),
      ...(automatic && { automatic }),
    });
    if (!written) return refused('unknown', clientId);
    for (const message of [written.message, ...(written.automatic ? [written.automatic] : [])])
      this.sockets.message(written.conversation, toMessage(message, written.conversation));
    return undefined;
  }

  /** Finds the conversation at an address: `c17`, `platform` for a buyer, the number of a person for staff. */
  private async seatAt(member: Member, address: string, { opens = false } = {}): Promise<Seat | undefined> {
    const [, conversationId] = /^c(\d{1,19})$/.exec(address) ?? [];
    if (conversationId !== undefined) return this.seat(member, conversationId);
    const personId = member.kind === 'staff' ? address : member.userId;
    if (!isId(personId)) return undefined;
    const nickname = member.kind === 'staff' ? '' : member.name;
    const conversation = opens
      ? await this.conversations.open(personId, nickname, DESK_FACTS)
      : await this.conversations.findDesk(personId);
    return seatIn(conversation, member);
  }

  private async seat(member: Member, conversationId: string): Promise<Seat | undefined> {
    return isId(conversationId) ? seatIn(await this.conversations.find(conversationId), member) : undefined;
  }
}

function seatIn(conversation: Conversation | null, member: Member): Seat | undefined {
  const side = conversation ? sideOf(conversation, member) : undefined;
  return conversation && side ? { conversation, side } : undefined;
}

const refused = (reason: FrameRefusal, clientId?: string): string =>
  `refused ${reason}${clientId === undefined ? '' : ` ${clientId}`}`;

const ownAddress = ({ kind, userId }: Member): string => (kind === 'staff' ? DESK_ID : userId);

const systemFrame = (toId: string, content: string, clientId?: string): string =>
  JSON.stringify({
    type: frameTypes.system,
    fromId: 'system',
    toId,
    content,
    ...(clientId === undefined ? {} : { clientId }),
  } satisfies ChatFrame);
