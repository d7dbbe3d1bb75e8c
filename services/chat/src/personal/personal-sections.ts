import type { PersonalSection } from '@mall/persistence';

/** Reader of notices, as `readerOf` names a buyer. */
const READER = `'person:' || $1::bigint`;

/** Data of one person that this service keeps, without secrets and without the names of staff. */
export const PERSONAL_SECTIONS: readonly PersonalSection[] = [
  {
    name: 'conversations',
    sql: `SELECT conversation_id, jsonb_build_object('conversation', conversation_id, 'subject', subject, 'title', title,
                   'shop', shop_name, 'since', created_at)
            FROM conversation WHERE person_id = $1`,
  },
  {
    name: 'messages',
    sql: `SELECT message_id, jsonb_build_object('conversation', conversation_id, 'at', m.created_at, 'from', m.side,
                   'text', m.content, 'edited', m.edited_at, 'earlier', m.earlier)
            FROM message m JOIN conversation USING (conversation_id) WHERE person_id = $1`,
  },
  {
    name: 'message-files',
    isOfFiles: true,
    sql: `SELECT row_number() OVER (ORDER BY message_id, found[1]), to_jsonb(found[1])
            FROM message JOIN conversation USING (conversation_id),
                 regexp_matches(content, '/?files/f/(\\d+)', 'g') AS found
           WHERE person_id = $1`,
  },
  {
    name: 'notices',
    sql: `SELECT notice_id, jsonb_build_object('at', created_at, 'kind', kind, 'template', template, 'params', params)
            FROM notice WHERE recipient = ${READER}`,
  },
  {
    name: 'notice-addresses',
    sql: `SELECT contact_id, jsonb_build_object('channel', channel, 'address', address, 'confirmed', verified_at)
            FROM contact WHERE reader = ${READER}`,
  },
  {
    name: 'notice-settings',
    sql: `SELECT row_number() OVER (ORDER BY kind, channel), jsonb_build_object('kind', kind, 'channel', channel, 'isOn', is_on)
            FROM notice_setting WHERE reader = ${READER}`,
  },
  {
    name: 'browsers-for-notices',
    sql: `SELECT browser_id, jsonb_build_object('lastSeen', seen_at) FROM push_browser WHERE reader = ${READER}`,
  },
];
