// SQL: a message takes its number and moves its conversation in one statement.
import { Injectable } from '@nestjs/common';
import { CHAT_SUBJECTS, EDIT_WITHIN_MS, type ChatSide } from '@mall/contracts/chat';
import { column, isUniqueViolation, queryRows, rowShape } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import type { AutomaticAnswer } from '../hours/desk-hours.service.js';
import { Conversation } from './conversation.entity.js';
import { Message } from './message.entity.js';

/** Time for which somebody who has answered is assumed to be present. */
const PRESENT_MS = 30 * 60_000;

export interface NewMessage {
  readonly conversationId: string;
  readonly side: ChatSide;
  /** Author; missing for automatic answers. */
  readonly author?: { readonly userId: string; readonly name: string };
  readonly content: string;
  readonly clientId?: string;
  /** Automatic answer that follows a message of the buyer, once for each opening and conversation. */
  readonly automatic?: AutomaticAnswer;
}

export interface Written {
  readonly message: Message;
  readonly conversation: Conversation;
  /** False when the sender's key was used before: nothing was stored. */
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

/** A conversation after a message, the message's own number, and the time since when its buyer had waited before it. */
const moved = rowShape({
  conversationId: column.bigint,
  personId: column.bigint,
  nickname: column.text,
  subject: column.oneOf(...CHAT_SUBJECTS),
  subjectId: column.bigint,
  title: column.json<Partial<Texts>>(),
  picture: column.text,
  shopId: column.nullable(column.bigint),
  shopName: column.text,
  lastSeq: column.integer,
  lastRev: column.integer,
  lastContent: column.text,
  lastAt: column.timestamp,
  waitingSince: column.nullable(column.timestamp),
  assignedTo: column.nullable(column.bigint),
  assignedName: column.text,
  createdAt: column.timestamp,
  messageId: column.bigint,
  askedAt: column.nullable(column.timestamp),
});

/**
 * $1 conversation, $2 side, $3 author, $4 name, $5 text, $6 key of the sender. The row of the conversation is locked
 * from here to the end of the transaction, so that numbers have no gaps. A key that the sender has used writes nothing,
 * or breaks the unique key when both arrive at once. After an automatic answer the buyer still waits, and the queue
 * shows the buyer's message. `old` and `new` in RETURNING need PostgreSQL 18.
 */
const WRITE = `
  WITH moved AS (
    UPDATE conversation c SET
      last_seq = c.last_seq + 1,
      last_rev = c.last_rev + 1,
      last_content = CASE WHEN $2::text = 'system' THEN c.last_content ELSE $5::text END,
      last_at = now(),
      nickname = CASE WHEN $2::text = 'buyer' THEN $4::text ELSE c.nickname END,
      waiting_since = CASE $2::text WHEN 'system' THEN c.waiting_since WHEN 'buyer' THEN COALESCE(c.waiting_since, now()) END,
      assigned_to = CASE WHEN $2::text = 'desk' THEN COALESCE(c.assigned_to, $3::bigint) ELSE c.assigned_to END,
      assigned_name = CASE WHEN $2::text = 'desk' AND c.assigned_to IS NULL THEN $4::text ELSE c.assigned_name END
    WHERE c.conversation_id = $1::bigint AND NOT EXISTS (
      SELECT FROM message k
       WHERE k.conversation_id = $1::bigint AND k.side = $2::text AND k.author_id = $3::bigint AND k.client_id = $6::text)
    RETURNING new.*, old.waiting_since AS asked_at
  ), written AS (
    INSERT INTO message (conversation_id, seq, rev, side, author_id, author_name, content, client_id, created_at)
    SELECT conversation_id, last_seq, last_rev, $2::text, $3::bigint, $4::text, $5::text, $6::text, last_at FROM moved
    RETURNING message_id
  ), answered AS (
    INSERT INTO answer (conversation_id, seq, shop_id, author_id, asked_at, answered_at)
    SELECT conversation_id, last_seq, CASE WHEN $2::text = 'shop' THEN shop_id END, $3::bigint, asked_at, last_at
      FROM moved WHERE asked_at IS NOT NULL AND $2::text IN ('shop', 'desk')
  )
  SELECT m.conversation_id AS "conversationId", m.person_id AS "personId", m.nickname, m.subject,
         m.subject_id AS "subjectId", m.title, m.picture, m.shop_id AS "shopId", m.shop_name AS "shopName",
         m.last_seq AS "lastSeq", m.last_rev AS "lastRev", m.last_content AS "lastContent", m.last_at AS "lastAt",
         m.waiting_since AS "waitingSince", m.assigned_to AS "assignedTo", m.assigned_name AS "assignedName",
         m.created_at AS "createdAt", w.message_id AS "messageId", m.asked_at AS "askedAt"
    FROM moved m CROSS JOIN written w`;

/** Writes messages; each takes the next number of its conversation. */
@Injectable()
export class MessageRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a message, or finds the one that its sender stored under the same key before. */
  async append(fresh: NewMessage): Promise<Written | undefined> {
    const { manager } = this.dataSource;
    try {
      const written = fresh.automatic
        ? await this.dataSource.transaction((tx) => writeWithAnswer(tx, fresh))
        : await write(manager, fresh);
      if (written) return written;
    } catch (failure) {
      if (!isUniqueViolation(failure)) throw failure;
    }
    const [conversation, message] = [
      await manager.findOneBy(Conversation, { conversationId: fresh.conversationId }),
      await sentBefore(manager, fresh),
    ];
    return conversation && message ? { message, conversation, isNew: false, beganWaiting: false } : undefined;
  }

  /**
   * Changes the text of one's own message within five minutes; the earlier text is stored with it.
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

/** Stores a message as the next of its conversation. @returns undefined when there is none, or the sender's key was used before */
async function write(tx: EntityManager, fresh: NewMessage): Promise<Written | undefined> {
  const { conversationId, side, author, content, clientId = null } = fresh;
  const [authorId, authorName] = [author?.userId ?? null, author?.name ?? ''];
  const values = [conversationId, side, authorId, authorName, content, clientId];
  const [row] = await queryRows(tx, moved, WRITE, values);
  if (!row) return undefined;
  const { messageId, askedAt, ...conversation } = row;
  const { lastSeq: seq, lastRev: rev, lastAt: createdAt } = conversation;
  const own = { messageId, conversationId, seq, rev, side, authorId, authorName, content, clientId };
  return {
    message: { ...own, createdAt, editedAt: null, earlier: [], readAt: null },
    conversation,
    isNew: true,
    beganWaiting: side === 'buyer' && askedAt === null,
  };
}

async function writeWithAnswer(tx: EntityManager, fresh: NewMessage): Promise<Written | undefined> {
  const written = await write(tx, fresh);
  const answer = written && (await automaticAnswer(tx, fresh));
  const followed = answer && (await write(tx, answer));
  if (!followed) return written;
  return { ...written!, automatic: followed.message, conversation: followed.conversation };
}

/**
 * Returns the automatic answer that is due; undefined when the conversation had one before this opening, or somebody is
 * present outside of the hours.
 */
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
