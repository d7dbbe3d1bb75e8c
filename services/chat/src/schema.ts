import type { DatabaseSchema } from '@mall/persistence';
import type { RecordBinding } from '@mall/service-kit/records';
import { cannedRecords } from './canned-answers/canned-records.js';
import { Answer } from './conversations/answer.entity.js';
import { Conversation } from './conversations/conversation.entity.js';
import { ConversationMark } from './conversations/mark.entity.js';
import { Message } from './conversations/message.entity.js';
import { ContactCode } from './deliveries/contact-code.entity.js';
import { Contact } from './deliveries/contact.entity.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { Note } from './desk/note.entity.js';
import { Baseline1764000000005 } from './migrations/0001-baseline.js';
import { CreateCannedAnswers1764000000006 } from './migrations/0006-create-canned-answers.js';
import { SmsContacts1764000000007 } from './migrations/0007-sms-contacts.js';
import { PushBrowsers1764000000008 } from './migrations/0008-push-browsers.js';
import { OldNotices1764000000009 } from './migrations/0009-old-notices.js';
import { NoticeRead } from './notices/notice-read.entity.js';
import { NoticeReader } from './notices/notice-reader.entity.js';
import { NoticeSetting } from './notices/notice-setting.entity.js';
import { Notice } from './notices/notice.entity.js';
import { PushBrowser } from './push/push-browser.entity.js';
import { PushReceipt } from './push/push-receipt.entity.js';
import { ConversationText, MessageText } from './conversations/searched-text.entity.js';
import { SearchConversations1764000000010 } from './migrations/0010-search-conversations.js';
import { FoldSearches1766000000090 } from './migrations/0090-fold-searches.js';
import { FoldedTextAlone1766000000094 } from './migrations/0094-folded-text-alone.js';
import { RecordTables1766300000000 } from './migrations/0095-record-tables.js';

/** Tables that staff edit row by row. */
export const chatRecords: readonly RecordBinding[] = [cannedRecords];

export const chatSchema: DatabaseSchema = {
  entities: [
    Answer,
    ...chatRecords.map(({ entity }) => entity),
    Contact,
    ContactCode,
    Conversation,
    ConversationMark,
    ConversationText,
    MessageText,
    Delivery,
    Message,
    Note,
    Notice,
    NoticeRead,
    NoticeReader,
    NoticeSetting,
    PushBrowser,
    PushReceipt,
  ],
  migrations: [
    Baseline1764000000005,
    CreateCannedAnswers1764000000006,
    SmsContacts1764000000007,
    PushBrowsers1764000000008,
    OldNotices1764000000009,
    SearchConversations1764000000010,
    FoldSearches1766000000090,
    FoldedTextAlone1766000000094,
    RecordTables1766300000000,
  ],
};
