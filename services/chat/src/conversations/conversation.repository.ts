import { Injectable } from '@nestjs/common';
import { DESK_ID, frameTypes, type ChatLogEntry, type RecentConversation } from '@mall/contracts/chat';
import { DataSource } from 'typeorm';

export type Party = 'person' | 'desk';

const LOGS = 200;
const RECENT = 100;

interface MessageRow {
  readonly id: string;
  readonly seq: number;
  readonly fromDesk: boolean;
  readonly content: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

@Injectable()
export class ConversationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores one message; its `seq` is gapless because the conversation's row is locked while it is taken. */
  async append(
    personId: string,
    from: Party,
    author: { userId: string; nickname: string },
    content: string,
  ): Promise<ChatLogEntry> {
    return this.dataSource.transaction(async (tx) => {
      const [conversation] = (await tx.query(
        `INSERT INTO conversation (person_id, nickname, last_seq, last_content, unread_by_person, unread_by_desk)
         VALUES ($1, $2, 1, $3, $4, $5)
         ON CONFLICT (person_id) DO UPDATE SET
           nickname = CASE WHEN $6 THEN excluded.nickname ELSE conversation.nickname END,
           last_seq = conversation.last_seq + 1, last_content = excluded.last_content, last_at = now(),
           unread_by_person = conversation.unread_by_person + excluded.unread_by_person,
           unread_by_desk = conversation.unread_by_desk + excluded.unread_by_desk
         RETURNING last_seq AS "seq"`,
        [
          personId,
          author.nickname,
          content,
          from === 'desk' ? 1 : 0,
          from === 'person' ? 1 : 0,
          from === 'person',
        ],
      )) as { seq: number }[];
      const rows = (await tx.query(
        `INSERT INTO message (person_id, seq, from_desk, author_id, content) VALUES ($1, $2, $3, $4, $5)
         RETURNING message_id AS "id", seq, from_desk AS "fromDesk", content, created_at AS "createdAt", read_at AS "readAt"`,
        [personId, conversation!.seq, from === 'desk', author.userId, content],
      )) as MessageRow[];
      return toEntry(personId, rows[0]!);
    });
  }

  /** The newest messages, oldest first; opening them marks the other side's as read. */
  async logs(personId: string, reader: Party): Promise<readonly ChatLogEntry[]> {
    return this.dataSource.transaction(async (tx) => {
      const unread = reader === 'desk' ? 'unread_by_desk' : 'unread_by_person';
      await tx.query(`UPDATE conversation SET ${unread} = 0 WHERE person_id = $1`, [personId]);
      await tx.query(
        `UPDATE message SET read_at = now() WHERE person_id = $1 AND from_desk = $2 AND read_at IS NULL`,
        [personId, reader === 'person'],
      );
      const rows = (await tx.query(
        `SELECT message_id AS "id", seq, from_desk AS "fromDesk", content, created_at AS "createdAt", read_at AS "readAt"
           FROM message WHERE person_id = $1 ORDER BY seq DESC LIMIT ${LOGS}`,
        [personId],
      )) as MessageRow[];
      return rows.reverse().map((row) => toEntry(personId, row));
    });
  }

  async recentOfDesk(): Promise<readonly RecentConversation[]> {
    const rows = (await this.dataSource.query(
      `SELECT person_id AS "userId", nickname, unread_by_desk AS "unread", last_at AS "lastAt", last_content AS "lastContent"
         FROM conversation ORDER BY last_at DESC LIMIT ${RECENT}`,
    )) as RecentRow[];
    return rows.map(toRecent);
  }

  async recentOfPerson(personId: string): Promise<readonly RecentConversation[]> {
    const rows = (await this.dataSource.query(
      `SELECT '${DESK_ID}' AS "userId", '' AS nickname, unread_by_person AS "unread", last_at AS "lastAt",
              last_content AS "lastContent"
         FROM conversation WHERE person_id = $1`,
      [personId],
    )) as RecentRow[];
    return rows.map(toRecent);
  }
}

interface RecentRow {
  readonly userId: string;
  readonly nickname: string;
  readonly unread: number;
  readonly lastAt: Date;
  readonly lastContent: string;
}

function toRecent({ lastAt, ...row }: RecentRow): RecentConversation {
  return { ...row, avatar: '', lastTime: lastAt.toISOString() };
}

function toEntry(personId: string, row: MessageRow): ChatLogEntry {
  return {
    id: row.id,
    seq: row.seq,
    type: frameTypes.single,
    fromId: row.fromDesk ? DESK_ID : personId,
    toId: row.fromDesk ? personId : DESK_ID,
    content: row.content,
    createTime: row.createdAt.toISOString(),
    readTime: row.readAt?.toISOString() ?? null,
  };
}
