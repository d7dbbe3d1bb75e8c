// SQL: the queue's order (waiting first) and the median of answer times.
import { Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@mall/contracts/define';
import type { ConversationPageDto } from '@mall/contracts/chat';
import {
  andOccurs,
  column,
  orderList,
  pageOf,
  queryRows,
  rowShape,
  type Page,
  type RowOf,
} from '@mall/persistence';
import { DataSource } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';
import { Note } from './note.entity.js';

/** Selects the conversations of one shop, or all. */
export interface Scope {
  readonly shopId?: string;
  /** Member of staff to whom `mine` refers. */
  readonly staffId?: string;
}

const waiting = rowShape({ waiting: column.integer, longestWaitSeconds: column.integer });
const answerTimes = rowShape({
  span: column.oneOf('today', 'week', 'month'),
  answered: column.integer,
  medianSeconds: column.integer,
  slowestTenthSeconds: column.integer,
});

/** Conversations without a waiting buyer come last: PostgreSQL sorts nulls behind. */
const ORDER = {
  sortable: { lastTime: 'c.lastAt', waitingSince: 'c.waitingSince' },
  order: { 'c.waitingSince': 'ASC', 'c.lastAt': 'DESC', 'c.conversationId': 'DESC' },
} as const;

const byWords = (matching: string): string => `c.conversationId IN (
  SELECT conversation_id FROM conversation_text WHERE ${matching}
  UNION SELECT conversation_id FROM message JOIN message_text USING (message_id) WHERE ${matching})`;

@Injectable()
export class DeskRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns conversations, those with the longest waiting buyer first, then by last activity. */
  page(
    { current, size, state, subject, keyWord, ...sort }: ConversationPageDto,
    { shopId, staffId }: Scope,
  ): Promise<Page<Conversation>> {
    const query = this.dataSource.getRepository(Conversation).createQueryBuilder('c').where('c.lastSeq > 0');
    if (shopId !== undefined) query.andWhere('c.shopId = :shopId', { shopId });
    if (state === 'waiting') query.andWhere('c.waitingSince IS NOT NULL');
    if (state === 'answered') query.andWhere('c.waitingSince IS NULL');
    if (state === 'mine') query.andWhere('c.assignedTo = :staffId', { staffId: staffId ?? '0' });
    if (subject) query.andWhere('c.subject = :subject', { subject });
    andOccurs(query, keyWord, byWords);
    return pageOf(orderList(query, sort, ORDER), {
      limit: size,
      offset: (current - 1) * size,
      mostCounted: keyWord ? MOST_COUNTED : undefined,
    });
  }

  /**
   * Assigns a conversation to a member of staff, unless somebody else has got it since the caller looked.
   * @returns the name of that other person; undefined when it is done.
   */
  assign(
    conversationId: string,
    expectedId: string | null,
    to: { readonly staffId: string; readonly name: string },
  ): Promise<string | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const row = await tx.findOneOrFail(Conversation, {
        where: { conversationId },
        lock: { mode: 'pessimistic_write' },
      });
      const isAsExpected = row.assignedTo === expectedId || row.assignedTo === to.staffId;
      if (!isAsExpected && row.assignedTo !== null) return row.assignedName;
      await tx.update(Conversation, { conversationId }, { assignedTo: to.staffId, assignedName: to.name });
      return undefined;
    });
  }

  async addNote(note: Pick<Note, 'conversationId' | 'authorId' | 'authorName' | 'text'>): Promise<void> {
    await this.dataSource.getRepository(Note).insert(note);
  }

  notesOf(conversationId: string): Promise<Note[]> {
    return this.dataSource
      .getRepository(Note)
      .find({ where: { conversationId }, order: { noteId: 'ASC' }, take: 200 });
  }

  /** Returns the number of waiting buyers, and the time since when the longest has waited. */
  async waiting({ shopId }: Scope): Promise<RowOf<typeof waiting>> {
    const [row] = await queryRows(
      this.dataSource,
      waiting,
      `SELECT count(*)::int AS waiting,
              COALESCE(extract(epoch FROM now() - min(waiting_since)), 0)::int AS "longestWaitSeconds"
         FROM conversation WHERE waiting_since IS NOT NULL AND ($1::bigint IS NULL OR shop_id = $1)`,
      [shopId ?? null],
    );
    return row!;
  }

  /** Returns how long answers took today, by the clock of `timeZone`, in seven days and in thirty. */
  answerTimes({ shopId }: Scope, timeZone: string): Promise<RowOf<typeof answerTimes>[]> {
    return queryRows(
      this.dataSource,
      answerTimes,
      `SELECT s.span, count(a.seq)::int AS answered,
              COALESCE(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a.answered_at - a.asked_at)), 0)::int AS "medianSeconds",
              COALESCE(percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM a.answered_at - a.asked_at)), 0)::int AS "slowestTenthSeconds"
         FROM (VALUES ('today', date_trunc('day', now(), $2)), ('week', now() - interval '7 days'),
                      ('month', now() - interval '30 days')) AS s (span, since)
         LEFT JOIN answer a ON a.answered_at > s.since AND ($1::bigint IS NULL OR a.shop_id = $1)
        GROUP BY s.span`,
      [shopId ?? null, timeZone],
    );
  }
}
