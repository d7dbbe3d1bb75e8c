import { Injectable } from '@nestjs/common';
import { EDIT_WITHIN_MS, type ChatSide } from '@mall/contracts/chat';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import type { AutomaticAnswer } from '../hours/desk-hours.service.js';
import { Answer } from './answer.entity.js';
import { Conversation } from './conversation.entity.js';
import { Message } from './message.entity.js';

/** Whoever answered so recently is taken to be there still. */
const PRESENT_MS = 30 * 60_000;

export interface NewMessage {
  readonly conversationId: string;
  readonly side: ChatSide;
  /** Missing for automatic answers. */
  readonly author?: { readonly userId: string; readonly name: string };
  readonly content: string;
  readonly clientId?: string;
  /** Follows a message of the buyer, once for each opening and conversation. */
  readonly automatic?: AutomaticAnswer;
}

export interface Written {
  readonly message: Message;
  readonly conversation: Conversation;
  /** False when the sender's key was known: nothing was stored. */
  readonly isNew: boolean;
  /** Whether the buyer has begun to wait with this message. */
  readonly beganWaiting: boolean;
  /** The automatic answer that followed it. */
  readonly automatic?: Message;
}

export interface Edit {
  readonly conversationId: string;
  readonly seq: number;
  readonly side: ChatSide;
  readonly userId: string;
  readonly content: string;
}

/** Writes messages. The row of the conversation is locked while one takes its number, so that numbers have no gaps. */
@Injectable()
export class MessageRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a message, or finds the one that its sender stored under the same key before. */
  append(fresh: NewMessage): Promise<Written | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const conversation = await locked(tx, fresh.conversationId);
      if (!conversation) return undefined;
      const known = await sentBefore(tx, fresh);
      if (known) return { message: known, conversation, isNew: false, beganWaiting: false };
      const beganWaiting = fresh.side === 'buyer' && conversation.waitingSince === null;
      const written = await write(tx, conversation, fresh);
      const answer = await automaticAnswer(tx, fresh);
      if (!answer) return { ...written, isNew: true, beganWaiting };
      const followed = await write(tx, written.conversation, answer);
      return {
        message: written.message,
        automatic: followed.message,
        conversation: followed.conversation,
        isNew: true,
        beganWaiting,
      };
    });
  }

  /**
   * Changes the text of one's own message within five minutes; the text before is kept with it.
   * @returns undefined when there is no such message of that author, or it is too old.
   */
  edit({ conversationId, seq, side, userId, content }: Edit): Promise<Message | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const conversation = await locked(tx, conversationId);
      const message = await tx.findOneBy(Message, { conversationId, seq, side, authorId: userId });
      if (!conversation || !message) return undefined;
      const now = new Date();
      if (now.getTime() - message.createdAt.getTime() > EDIT_WITHIN_MS) return undefined;
      if (message.content === content) return message;
      const earlier = [...message.earlier, { content: message.content, until: now.toISOString() }];
      const changes = { content, rev: conversation.lastRev + 1, editedAt: now, earlier };
      await tx.update(Message, { conversationId, seq }, changes);
      const isLast = seq === conversation.lastSeq;
      await tx.update(
        Conversation,
        { conversationId },
        { lastRev: changes.rev, ...(isLast ? { lastContent: content } : {}) },
      );
      return { ...message, ...changes };
    });
  }
}

const locked = (tx: EntityManager, conversationId: string): Promise<Conversation | null> =>
  tx.findOne(Conversation, { where: { conversationId }, lock: { mode: 'pessimistic_write' } });

/** Stores a message as the next of its locked conversation. */
async function write(
  tx: EntityManager,
  conversation: Conversation,
  fresh: NewMessage,
): Promise<Pick<Written, 'message' | 'conversation'>> {
  const { conversationId, side, author, content, clientId = null } = fresh;
  const message = await tx.save(
    tx.create(Message, {
      conversationId,
      seq: conversation.lastSeq + 1,
      rev: conversation.lastRev + 1,
      side,
      authorId: author?.userId ?? null,
      authorName: author?.name ?? '',
      content,
      clientId,
    }),
  );
  const changes = followingFrom(conversation, message);
  await tx.update(Conversation, { conversationId }, changes);
  await recordAnswer(tx, conversation, message);
  return { message, conversation: { ...conversation, ...changes } };
}

/** The automatic answer that is due; none when there was one before this opening, or somebody is there in spite of the hours. */
async function automaticAnswer(
  tx: EntityManager,
  { conversationId, automatic }: NewMessage,
): Promise<NewMessage | undefined> {
  if (!automatic) return undefined;
  const { content, opensAt } = automatic;
  const clientId = `closed-until-${opensAt.toISOString()}`;
  const isKnown = await tx.existsBy(Message, { conversationId, side: 'system', clientId });
  const createdAt = MoreThan(new Date(Date.now() - PRESENT_MS));
  if (isKnown || (await tx.existsBy(Message, { conversationId, side: In(['shop', 'desk']), createdAt })))
    return undefined;
  return { conversationId, side: 'system', content, clientId };
}

async function sentBefore(
  tx: EntityManager,
  { conversationId, side, author, clientId }: NewMessage,
): Promise<Message | null> {
  if (clientId === undefined || !author) return null;
  return tx.findOneBy(Message, { conversationId, side, authorId: author.userId, clientId });
}

/** What a new message changes in its conversation. */
function followingFrom(
  conversation: Conversation,
  { side, seq, rev, content, createdAt, ...message }: Message,
) {
  const takesOver = side === 'desk' && conversation.assignedTo === null;
  return {
    lastSeq: seq,
    lastRev: rev,
    // The queue shows what the buyer wrote.
    lastContent: side === 'system' ? conversation.lastContent : content,
    lastAt: createdAt,
    nickname: side === 'buyer' ? message.authorName : conversation.nickname,
    waitingSince: waitingAfter(conversation, side, createdAt),
    assignedTo: takesOver ? message.authorId : conversation.assignedTo,
    assignedName: takesOver ? message.authorName : conversation.assignedName,
  };
}

/** An automatic answer leaves the buyer waiting. */
function waitingAfter({ waitingSince }: Conversation, side: ChatSide, at: Date): Date | null {
  if (side === 'system') return waitingSince;
  return side === 'buyer' ? (waitingSince ?? at) : null;
}

async function recordAnswer(
  tx: EntityManager,
  { conversationId, waitingSince, shopId }: Conversation,
  { side, seq, authorId, createdAt }: Message,
): Promise<void> {
  if (waitingSince === null || authorId === null || (side !== 'shop' && side !== 'desk')) return;
  await tx.insert(Answer, {
    conversationId,
    seq,
    shopId: side === 'shop' ? shopId : null,
    authorId,
    askedAt: waitingSince,
    answeredAt: createdAt,
  });
}
