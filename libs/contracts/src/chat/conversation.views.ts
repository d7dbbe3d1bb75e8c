import {
  Bool,
  Id,
  Instant,
  Int,
  ListOf,
  Nested,
  OneOf,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { CHAT_SIDES, CHAT_SUBJECTS, type ChatSide, type ChatSubject } from './subjects.js';

/** A stored message. */
export class ChatMessageView {
  @Id() id!: string;
  @Id() conversationId!: string;
  /** Position within the conversation, 1, 2, 3 … without gaps: messages are shown in this order. */
  @Int() seq!: number;
  /** Revision, which counts new and changed messages of the conversation; a gap means that something was missed. */
  @Int() rev!: number;
  @OneOf([1, 2, 3, 4]) type!: number;
  @Text() fromId!: string;
  @Text() toId!: string;
  @OneOf(CHAT_SIDES) side!: ChatSide;
  @Text({ optional: true }) authorName!: string;
  @Text({ max: 2000 }) content!: string;
  /** Key chosen by the sender: the same key of the same sender means the same message. */
  @Text({ optional: true, max: 64 }) clientId!: string | null;
  @Instant() createTime!: string;
  @Instant({ optional: true }) editedTime!: string | null;
  /** Time when another side first read it. */
  @Instant({ optional: true }) readTime!: string | null;
}

/** Positions up to which a side has received and read. */
export class ChatMarkView {
  @OneOf(CHAT_SIDES) side!: ChatSide;
  @Int() deliveredSeq!: number;
  @Int() readSeq!: number;
}

export class ConversationView {
  @Id() conversationId!: string;
  /** Value of `toId` on the chat socket. */
  @Text() address!: string;
  @OneOf(CHAT_SUBJECTS) subject!: ChatSubject;
  /** Id of the car or the order; null for a general conversation with the desk. */
  @Id({ optional: true }) subjectId!: string | null;
  /** Name of the car, number of the order. */
  @Trilingual() title!: Texts;
  @Text({ optional: true, max: 500 }) picture!: string;
  @Id() personId!: string;
  @Text() nickname!: string;
  @Id({ optional: true }) shopId!: string | null;
  @Text({ optional: true }) shopName!: string;
  /** The caller's side. */
  @OneOf(CHAT_SIDES) side!: ChatSide;
  /** Number of messages of other sides that the caller's side has not read. */
  @Int() unread!: number;
  @Int() lastSeq!: number;
  @Int() lastRev!: number;
  @Instant() lastTime!: string;
  @Text({ optional: true, max: 2000 }) lastContent!: string;
  /** Time since when the buyer has waited for an answer. */
  @Instant({ optional: true }) waitingSince!: string | null;
  /** The member of staff who answers; sellers see it. */
  @Id({ optional: true }) assignedTo!: string | null;
  @Text({ optional: true }) assignedName!: string;
  @ListOf(() => ChatMarkView) marks!: ChatMarkView[];
}

export class ChatMessagesView {
  @Nested(() => ConversationView) conversation!: ConversationView;
  /** Messages, oldest first. */
  @ListOf(() => ChatMessageView) messages!: ChatMessageView[];
  /** Whether there are older messages than these, or, after `sinceRev`, more than fit. */
  @Bool() hasMore!: boolean;
}
