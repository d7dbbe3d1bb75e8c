import {
  addressOf,
  DESK_ID,
  frameTypes,
  type ChatMessageView,
  type ConversationView,
} from '@mall/contracts/chat';
import type { Conversation } from './conversation.entity.js';
import type { ConversationMark } from './mark.entity.js';
import type { Message } from './message.entity.js';
import type { PersonSide } from './side.js';

/** Returns the value of `toId` on the socket: the buyer's general conversation has the prescribed addresses. */
export function addressFor(
  { subject, conversationId, personId }: Pick<Conversation, 'subject' | 'conversationId' | 'personId'>,
  side: PersonSide,
): string {
  if (subject !== 'desk') return addressOf(conversationId);
  return side === 'buyer' ? DESK_ID : personId;
}

export function toMessage(
  message: Message,
  { personId, shopId }: Pick<Conversation, 'personId' | 'shopId'>,
): ChatMessageView {
  const { messageId, conversationId, seq, rev, side, authorName, content, clientId } = message;
  const fromBuyer = side === 'buyer';
  return {
    id: messageId,
    conversationId,
    seq,
    rev,
    type: frameTypes.single,
    fromId: fromBuyer ? personId : side === 'shop' ? `s${shopId ?? ''}` : DESK_ID,
    toId: fromBuyer ? DESK_ID : personId,
    side,
    authorName,
    content,
    clientId,
    createTime: message.createdAt.toISOString(),
    editedTime: message.editedAt?.toISOString() ?? null,
    readTime: message.readAt?.toISOString() ?? null,
  };
}

export interface ListedConversation {
  readonly conversation: Conversation;
  readonly marks: readonly Omit<ConversationMark, 'notifiedSeq'>[];
  /** Number of messages of other sides after the last one that the reader's side read. */
  readonly unread: number;
}

export function toConversation(
  { conversation, marks, unread }: ListedConversation,
  side: PersonSide,
): ConversationView {
  const { ru = '', zh = '', en = '' } = conversation.title;
  const isSeller = side !== 'buyer';
  return {
    conversationId: conversation.conversationId,
    address: addressFor(conversation, side),
    subject: conversation.subject,
    subjectId: conversation.subject === 'desk' ? null : conversation.subjectId,
    title: { ru, zh, en },
    picture: conversation.picture,
    personId: conversation.personId,
    nickname: conversation.nickname,
    shopId: conversation.shopId,
    shopName: conversation.shopName,
    side,
    unread,
    lastSeq: conversation.lastSeq,
    lastRev: conversation.lastRev,
    lastTime: conversation.lastAt.toISOString(),
    lastContent: conversation.lastContent,
    waitingSince: conversation.waitingSince?.toISOString() ?? null,
    assignedTo: isSeller ? conversation.assignedTo : null,
    assignedName: isSeller ? conversation.assignedName : '',
    marks: marks.map(({ side: of, deliveredSeq, readSeq }) => ({ side: of, deliveredSeq, readSeq })),
  };
}
