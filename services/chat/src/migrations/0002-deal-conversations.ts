import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds conversations about a car or an order to the one with the desk: a number of their own, a mark of what each side
 * has received and read, a revision that counts changes. Existing conversations become those with the desk.
 */
export class DealConversations1764000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE message DROP CONSTRAINT message_person_id_fkey;
      ALTER TABLE message DROP CONSTRAINT message_person_id_seq_key;
      ALTER TABLE conversation DROP CONSTRAINT conversation_pkey;
      DROP INDEX conversation_recent;
      ALTER TABLE conversation
        ADD conversation_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ADD subject TEXT NOT NULL DEFAULT 'desk' CHECK (subject IN ('desk', 'car', 'order')),
        ADD subject_id BIGINT NOT NULL DEFAULT 0,
        ADD title JSONB NOT NULL DEFAULT '{}',
        ADD picture TEXT NOT NULL DEFAULT '',
        ADD shop_id BIGINT,
        ADD shop_name TEXT NOT NULL DEFAULT '',
        ADD last_rev INT NOT NULL DEFAULT 0,
        ADD waiting_since TIMESTAMPTZ,
        ADD assigned_to BIGINT,
        ADD assigned_name TEXT NOT NULL DEFAULT '',
        ADD created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        ADD UNIQUE (person_id, subject, subject_id);
      CREATE INDEX conversation_recent ON conversation (last_at);
      CREATE INDEX conversation_waiting ON conversation (waiting_since);
      CREATE INDEX conversation_shop ON conversation (shop_id, last_at);
      CREATE TABLE conversation_mark (
        conversation_id BIGINT NOT NULL REFERENCES conversation,
        side TEXT NOT NULL CHECK (side IN ('buyer', 'shop', 'desk')),
        delivered_seq INT NOT NULL DEFAULT 0,
        read_seq INT NOT NULL DEFAULT 0,
        PRIMARY KEY (conversation_id, side)
      );
      ALTER TABLE message
        ADD conversation_id BIGINT REFERENCES conversation,
        ADD rev INT NOT NULL DEFAULT 0,
        ADD side TEXT NOT NULL DEFAULT 'buyer' CHECK (side IN ('buyer', 'shop', 'desk', 'system')),
        ADD author_name TEXT NOT NULL DEFAULT '',
        ADD client_id TEXT,
        ADD edited_at TIMESTAMPTZ,
        ADD earlier JSONB NOT NULL DEFAULT '[]',
        ALTER author_id DROP NOT NULL;
      UPDATE message SET conversation_id = c.conversation_id, rev = seq,
                         side = CASE WHEN from_desk THEN 'desk' ELSE 'buyer' END
        FROM conversation c WHERE c.person_id = message.person_id;
      UPDATE conversation SET last_rev = last_seq,
        waiting_since = (SELECT min(m.created_at) FROM message m
                          WHERE m.conversation_id = conversation.conversation_id AND m.side = 'buyer'
                            AND m.seq > COALESCE((SELECT max(a.seq) FROM message a
                                                   WHERE a.conversation_id = m.conversation_id AND a.side = 'desk'), 0));
      INSERT INTO conversation_mark (conversation_id, side, delivered_seq, read_seq)
        SELECT c.conversation_id, s.side, c.last_seq, COALESCE(max(m.seq) FILTER (WHERE m.read_at IS NOT NULL AND m.side <> s.side), 0)
          FROM conversation c CROSS JOIN (VALUES ('buyer'), ('desk')) AS s (side)
          LEFT JOIN message m USING (conversation_id)
         GROUP BY c.conversation_id, s.side, c.last_seq;
      ALTER TABLE message
        ALTER conversation_id SET NOT NULL,
        DROP person_id,
        DROP from_desk,
        ADD UNIQUE (conversation_id, seq),
        ADD UNIQUE (conversation_id, side, author_id, client_id);
      CREATE INDEX message_rev ON message (conversation_id, rev);
      ALTER TABLE conversation
        DROP unread_by_person,
        DROP unread_by_desk;
      CREATE TABLE note (
        note_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        conversation_id BIGINT NOT NULL REFERENCES conversation,
        author_id BIGINT NOT NULL,
        author_name TEXT NOT NULL,
        text TEXT NOT NULL,
        created_at TIMESTAMPTZ NOT NULL DEFAULT now()
      );
      CREATE INDEX note_conversation ON note (conversation_id, note_id);
      CREATE TABLE answer (
        conversation_id BIGINT NOT NULL REFERENCES conversation,
        seq INT NOT NULL,
        shop_id BIGINT,
        author_id BIGINT NOT NULL,
        asked_at TIMESTAMPTZ NOT NULL,
        answered_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (conversation_id, seq)
      );
      CREATE INDEX answer_time ON answer (answered_at);
    `);
  }

  /** Removes conversations about cars and orders, which the earlier schema cannot store. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE answer, note, conversation_mark;
      DELETE FROM message USING conversation c
       WHERE c.conversation_id = message.conversation_id AND (c.subject <> 'desk' OR message.side = 'system');
      DELETE FROM conversation WHERE subject <> 'desk';
      ALTER TABLE message ADD person_id BIGINT, ADD from_desk BOOLEAN;
      UPDATE message SET person_id = c.person_id, from_desk = (side = 'desk')
        FROM conversation c WHERE c.conversation_id = message.conversation_id;
      DROP INDEX message_rev;
      ALTER TABLE message DROP conversation_id, DROP rev, DROP side, DROP author_name, DROP client_id,
        DROP edited_at, DROP earlier, ALTER person_id SET NOT NULL, ALTER from_desk SET NOT NULL,
        ALTER author_id SET NOT NULL;
      DROP INDEX conversation_recent, conversation_waiting, conversation_shop;
      ALTER TABLE conversation DROP conversation_id, DROP subject, DROP subject_id, DROP title, DROP picture,
        DROP shop_id, DROP shop_name, DROP last_rev, DROP waiting_since, DROP assigned_to, DROP assigned_name,
        DROP created_at,
        ADD unread_by_person INT NOT NULL DEFAULT 0 CHECK (unread_by_person >= 0),
        ADD unread_by_desk INT NOT NULL DEFAULT 0 CHECK (unread_by_desk >= 0),
        ADD PRIMARY KEY (person_id);
      CREATE INDEX conversation_recent ON conversation (last_at DESC);
      ALTER TABLE message ADD FOREIGN KEY (person_id) REFERENCES conversation, ADD UNIQUE (person_id, seq);
    `);
  }
}
