// Written by "npm run write:schemas": the columns of migrations/schema.sql as types.
import type { Generated, GeneratedAlways } from '@mall/persistence';
import type { CannedAnswer } from './canned-answers/canned-answer.entity.js';
import type { Conversation } from './conversations/conversation.entity.js';
import type { ConversationMark } from './conversations/mark.entity.js';
import type { Message } from './conversations/message.entity.js';
import type { ConversationText } from './conversations/searched-text.entity.js';
import type { MessageText } from './conversations/searched-text.entity.js';
import type { ContactCode } from './deliveries/contact-code.entity.js';
import type { Contact } from './deliveries/contact.entity.js';
import type { Delivery } from './deliveries/delivery.entity.js';
import type { Note } from './desk/note.entity.js';
import type { NoticeRead } from './notices/notice-read.entity.js';
import type { NoticeReader } from './notices/notice-reader.entity.js';
import type { NoticeSetting } from './notices/notice-setting.entity.js';
import type { Notice } from './notices/notice.entity.js';
import type { PushBrowser } from './push/push-browser.entity.js';

export interface ChatTables {
  answer: {
    conversation_id: string; seq: number; shop_id: string | null; author_id: string; asked_at: Date;
    answered_at: Generated<Date>;
  };
  canned_answer: {
    canned_answer_id: GeneratedAlways<string>; keyword: CannedAnswer['keyword']; text: CannedAnswer['text'];
    changed_by: CannedAnswer['changedBy'] | null; updated_at: Generated<Date>;
  };
  contact: {
    contact_id: GeneratedAlways<string>; reader: Contact['reader']; channel: Contact['channel'];
    address: Contact['address']; secret: string; verified_at: Date | null; disabled_at: Date | null;
    disabled_reason: Generated<Contact['disabledReason']>;
  };
  contact_code: {
    code_id: GeneratedAlways<string>; reader: ContactCode['reader']; address: ContactCode['address'];
    hash: ContactCode['hash']; salt: string; tries: Generated<number>; sent_at: Generated<Date>;
    channel: Generated<ContactCode['channel']>;
  };
  conversation: {
    person_id: string; nickname: Conversation['nickname']; last_seq: Generated<number>;
    last_content: Generated<Conversation['lastContent']>; last_at: Generated<Date>;
    conversation_id: GeneratedAlways<string>; subject: Generated<Conversation['subject']>;
    subject_id: Generated<string>; title: Generated<Conversation['title']>; picture: Generated<Conversation['picture']>;
    shop_id: string | null; shop_name: Generated<Conversation['shopName']>; last_rev: Generated<number>;
    waiting_since: Date | null; assigned_to: string | null; assigned_name: Generated<Conversation['assignedName']>;
    created_at: Generated<Date>;
  };
  conversation_mark: {
    conversation_id: string; side: ConversationMark['side']; delivered_seq: Generated<number>;
    read_seq: Generated<number>; notified_seq: Generated<number>;
  };
  conversation_text: {
    conversation_id: string; folded: Generated<ConversationText['folded']>;
  };
  delivery: {
    delivery_id: GeneratedAlways<string>; notice_id: string | null; reader: Delivery['reader'];
    channel: Delivery['channel']; digest_day: Date | null; digest_id: string | null;
    state: Generated<Delivery['state']>; attempts: Generated<number>; next_at: Generated<Date>; message_key: string;
    reason: Generated<Delivery['reason']>; created_at: Generated<Date>; sent_at: Date | null;
  };
  message: {
    message_id: GeneratedAlways<string>; seq: number; author_id: string | null; content: Message['content'];
    created_at: Generated<Date>; read_at: Date | null; conversation_id: string; rev: Generated<number>;
    side: Generated<Message['side']>; author_name: Generated<Message['authorName']>;
    client_id: Message['clientId'] | null; edited_at: Date | null; earlier: Generated<Message['earlier']>;
  };
  message_text: {
    message_id: string; folded: Generated<MessageText['folded']>;
  };
  note: {
    note_id: GeneratedAlways<string>; conversation_id: string; author_id: string; author_name: Note['authorName'];
    text: Note['text']; created_at: Generated<Date>;
  };
  notice: {
    notice_id: GeneratedAlways<string>; event_id: string; recipient: Notice['recipient']; template: Notice['template'];
    params: Notice['params']; created_at: Generated<Date>; kind: Generated<Notice['kind']>;
    subject: Notice['subject'] | null; subject_id: string | null; fanned_out: Generated<boolean>;
  };
  notice_read: {
    reader: NoticeRead['reader']; notice_id: string; read_at: Generated<Date>;
  };
  notice_reader: {
    reader: NoticeReader['reader']; read_through: Generated<string>; locale: Generated<NoticeReader['locale']>;
    time_zone: Generated<NoticeReader['timeZone']>; quiet_from: number | null; quiet_to: number | null;
    digest_hour: number | null;
  };
  notice_setting: {
    reader: NoticeSetting['reader']; kind: NoticeSetting['kind']; channel: NoticeSetting['channel']; is_on: boolean;
  };
  push_browser: {
    browser_id: GeneratedAlways<string>; reader: PushBrowser['reader']; session_id: PushBrowser['sessionId'];
    endpoint: PushBrowser['endpoint']; p256dh: PushBrowser['p256dh']; auth: PushBrowser['auth'];
    seen_at: Generated<Date>;
  };
  push_receipt: {
    message_key: string; browser_id: string; sent_at: Generated<Date>;
  };
}
