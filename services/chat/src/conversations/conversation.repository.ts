// SQL: marks only move forward, in one statement; unread messages are counted in one for a whole list.
import { Injectable } from '@nestjs/common';
import { MESSAGES_AT_ONCE, type ChatMarks, type ChatSubject } from '@mall/contracts/chat';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { Between, DataSource, In, LessThan, MoreThan, type EntityManager } from 'typeorm';
import type { ListedConversation } from './conversation.mapper.js';
import { Conversation } from './conversation.entity.js';
import { ConversationMark } from './mark.entity.js';
import { Message } from './message.entity.js';
import type { PersonSide } from './side.js';

/** Maximum number of conversations in one list. */
const MAX_RECENT = 100;

/** Facts of the subject of a conversation, as they were when it was opened. */
export interface SubjectFacts {
  readonly subject: ChatSubject;
  /** Id of the subject; `0` for the desk. */
  readonly subjectId: string;
  readonly title: Texts;
  readonly picture: string;
  readonly shopId: string | null;
  readonly shopName: string;
}

const marked = rowShape<ChatMarks>({
  conversationId: column.bigint,
  side: column.oneOf('buyer', 'shop', 'desk'),
  deliveredSeq: column.integer,
  readSeq: column.integer,
});
const counted = rowShape({ conversationId: column.bigint, unread: column.integer });

@Injectable()
export class ConversationRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(conversationId: string): Promise<Conversation | null> {
    return this.dataSource.getRepository(Conversation).findOneBy({ conversationId });
  }

  findDesk(personId: string): Promise<Conversation | null> {
    return this.findAbout(personId, 'desk', '0');
  }

  findAbout(personId: string, subject: ChatSubject, subjectId: string): Promise<Conversation | null> {
    return this.dataSource.getRepository(Conversation).findOneBy({ personId, subject, subjectId });
  }

  /** Opens the buyer's conversation about a subject; parallel calls open only one. */
  async open(personId: string, nickname: string, facts: SubjectFacts): Promise<Conversation> {
    const { subject, subjectId } = facts;
    // This runs for every message, and only the first one of a person opens a conversation.
    const known = await this.findAbout(personId, subject, subjectId);
    if (known) return known;
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(Conversation)
      .values({ personId, nickname, ...facts })
      .orIgnore()
      .execute();
    return this.dataSource.getRepository(Conversation).findOneByOrFail({ personId, subject, subjectId });
  }

  ofPerson(personId: string): Promise<Conversation[]> {
    return this.recent({ personId });
  }

  ofShop(shopId: string): Promise<Conversation[]> {
    return this.recent({ shopId });
  }

  ofDesk(): Promise<Conversation[]> {
    return this.recent({});
  }

  /** Returns conversations with the marks of all sides and the number of messages that one side has not read. */
  async listed(conversations: readonly Conversation[], side: PersonSide): Promise<ListedConversation[]> {
    if (conversations.length === 0) return [];
    const ids = conversations.map(({ conversationId }) => conversationId);
    const marks = await this.dataSource.getRepository(ConversationMark).findBy({ conversationId: In(ids) });
    const counts = await queryRows(
      this.dataSource,
      counted,
      `SELECT m.conversation_id AS "conversationId", count(*)::int AS unread FROM message m
         LEFT JOIN conversation_mark k ON k.conversation_id = m.conversation_id AND k.side = $2
        WHERE m.conversation_id = ANY ($1) AND m.side <> $2 AND m.seq > COALESCE(k.read_seq, 0)
        GROUP BY m.conversation_id`,
      [ids, side],
    );
    const unread = new Map(counts.map((row) => [row.conversationId, row.unread]));
    return conversations.map((conversation) => ({
      conversation,
      marks: marks.filter(({ conversationId }) => conversationId === conversation.conversationId),
      unread: unread.get(conversation.conversationId) ?? 0,
    }));
  }

  /** Returns the newest messages, or those before one; oldest first. */
  async messages(conversationId: string, beforeSeq?: number, limit = MESSAGES_AT_ONCE): Promise<Message[]> {
    const rows = await this.dataSource.getRepository(Message).find({
      where: { conversationId, ...(beforeSeq === undefined ? {} : { seq: LessThan(beforeSeq) }) },
      order: { seq: 'DESC' },
      take: limit,
    });
    return rows.reverse();
  }

  /** Returns at most one message more than the limit of an answer, so that the caller sees whether there are more. */
  changedSince(conversationId: string, rev: number): Promise<Message[]> {
    return this.dataSource.getRepository(Message).find({
      where: { conversationId, rev: MoreThan(rev) },
      order: { rev: 'ASC' },
      take: MESSAGES_AT_ONCE + 1,
    });
  }

  message(conversationId: string, seq: number): Promise<Message | null> {
    return this.dataSource.getRepository(Message).findOneBy({ conversationId, seq });
  }

  /**
   * Moves the marks of a side forward, at most to the last message. A message that was read counts as received.
   * @returns the marks when they have moved.
   */
  async mark(
    conversationId: string,
    side: PersonSide,
    { deliveredSeq = 0, readSeq = 0 }: { readonly deliveredSeq?: number; readonly readSeq?: number },
  ): Promise<ChatMarks | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const before = await tx.findOneBy(ConversationMark, { conversationId, side });
      const [moved] = await moveMark(tx, conversationId, side, deliveredSeq, readSeq);
      if (moved && moved.readSeq > (before?.readSeq ?? 0)) {
        const read = Between((before?.readSeq ?? 0) + 1, moved.readSeq);
        await tx
          .createQueryBuilder()
          .update(Message)
          .set({ readAt: () => 'now()' })
          .where({ conversationId, seq: read })
          .andWhere('side <> :side AND read_at IS NULL', { side })
          .execute();
      }
      return moved;
    });
  }

  private recent(where: { readonly personId?: string; readonly shopId?: string }): Promise<Conversation[]> {
    return this.dataSource
      .getRepository(Conversation)
      .find({ where, order: { lastAt: 'DESC', conversationId: 'DESC' }, take: MAX_RECENT });
  }
}

const moveMark = (
  tx: EntityManager,
  conversationId: string,
  side: PersonSide,
  deliveredSeq: number,
  readSeq: number,
): Promise<ChatMarks[]> =>
  queryRows(
    tx,
    marked,
    `INSERT INTO conversation_mark AS k (conversation_id, side, delivered_seq, read_seq)
     SELECT conversation_id, $2, LEAST(GREATEST($3::int, $4::int), last_seq), LEAST($4::int, last_seq)
       FROM conversation WHERE conversation_id = $1
     ON CONFLICT (conversation_id, side) DO UPDATE SET
       delivered_seq = GREATEST(k.delivered_seq, excluded.delivered_seq),
       read_seq = GREATEST(k.read_seq, excluded.read_seq)
     WHERE excluded.delivered_seq > k.delivered_seq OR excluded.read_seq > k.read_seq
     RETURNING conversation_id AS "conversationId", side, delivered_seq AS "deliveredSeq", read_seq AS "readSeq"`,
    [conversationId, side, deliveredSeq, readSeq],
  );
