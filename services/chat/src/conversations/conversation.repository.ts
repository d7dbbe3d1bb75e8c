// SQL: one statement counts up and locks the conversation's row, or creates it.
import { Injectable } from '@nestjs/common';
import { DESK_ID, frameTypes, type ChatLogEntry, type RecentConversation } from '@mall/contracts/chat';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Conversation } from './conversation.entity.js';
import { Message } from './message.entity.js';

export type Party = 'person' | 'desk';

/** Most entries of one answer: messages of a conversation, conversations of the desk. */
const MAX_LOGS = 200;
const MAX_RECENT = 100;

const position = rowShape({ seq: column.integer });

interface Author {
  readonly userId: string;
  readonly nickname: string;
}

@Injectable()
export class ConversationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores one message; its `seq` has no gaps because the conversation's row is locked while it is taken. */
  async append(personId: string, from: Party, author: Author, content: string): Promise<ChatLogEntry> {
    return this.dataSource.transaction(async (tx) => {
      const seq = await nextSeq(tx, personId, from, author, content);
      const message = tx.create(Message, {
        personId,
        seq,
        fromDesk: from === 'desk',
        authorId: author.userId,
        content,
      });
      return toEntry(await tx.save(message));
    });
  }

  /** The newest messages, oldest first; reading them marks those of the other side as read. */
  async logs(personId: string, reader: Party): Promise<readonly ChatLogEntry[]> {
    return this.dataSource.transaction(async (tx) => {
      const unread = reader === 'desk' ? { unreadByDesk: 0 } : { unreadByPerson: 0 };
      await tx.update(Conversation, { personId }, unread);
      const received = { personId, fromDesk: reader === 'person', readAt: IsNull() };
      await tx.update(Message, received, { readAt: () => 'now()' });
      const rows = await tx.find(Message, { where: { personId }, order: { seq: 'DESC' }, take: MAX_LOGS });
      return rows.reverse().map(toEntry);
    });
  }

  async recentOfDesk(): Promise<readonly RecentConversation[]> {
    const rows = await this.dataSource
      .getRepository(Conversation)
      .find({ order: { lastAt: 'DESC' }, take: MAX_RECENT });
    return rows.map((row) => toRecent(row, row.personId, row.nickname, row.unreadByDesk));
  }

  async recentOfPerson(personId: string): Promise<readonly RecentConversation[]> {
    const row = await this.dataSource.getRepository(Conversation).findOneBy({ personId });
    return row ? [toRecent(row, DESK_ID, '', row.unreadByPerson)] : [];
  }
}

async function nextSeq(
  tx: EntityManager,
  personId: string,
  from: Party,
  author: Author,
  content: string,
): Promise<number> {
  const isDesk = from === 'desk';
  const rows = await queryRows(
    tx,
    position,
    `INSERT INTO conversation (person_id, nickname, last_seq, last_content, unread_by_person, unread_by_desk)
     VALUES ($1, $2, 1, $3, $4, $5)
     ON CONFLICT (person_id) DO UPDATE SET
       nickname = CASE WHEN $6 THEN excluded.nickname ELSE conversation.nickname END,
       last_seq = conversation.last_seq + 1, last_content = excluded.last_content, last_at = now(),
       unread_by_person = conversation.unread_by_person + excluded.unread_by_person,
       unread_by_desk = conversation.unread_by_desk + excluded.unread_by_desk
     RETURNING last_seq AS "seq"`,
    [personId, author.nickname, content, isDesk ? 1 : 0, isDesk ? 0 : 1, !isDesk],
  );
  return rows[0]!.seq;
}

const toRecent = (
  { lastAt, lastContent }: Conversation,
  userId: string,
  nickname: string,
  unread: number,
): RecentConversation => ({
  userId,
  nickname,
  avatar: '',
  unread,
  lastTime: lastAt.toISOString(),
  lastContent,
});

const toEntry = ({
  messageId,
  personId,
  seq,
  fromDesk,
  content,
  createdAt,
  readAt,
}: Message): ChatLogEntry => ({
  id: messageId,
  seq,
  type: frameTypes.single,
  fromId: fromDesk ? DESK_ID : personId,
  toId: fromDesk ? personId : DESK_ID,
  content,
  createTime: createdAt.toISOString(),
  readTime: readAt?.toISOString() ?? null,
});
