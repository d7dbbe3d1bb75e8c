import type { ChatMessageView } from './conversation.views.js';
import type { ChatSide } from './subjects.js';

/** Kinds of chat frames. Prescribed. */
export const frameTypes = { single: 1, group: 2, broadcast: 3, system: 4 } as const;

/** One JSON text message of the chat socket, both ways. */
export interface ChatFrame extends Partial<
  Pick<
    ChatMessageView,
    | 'id'
    | 'seq'
    | 'rev'
    | 'conversationId'
    | 'side'
    | 'authorName'
    | 'clientId'
    | 'createTime'
    | 'editedTime'
    | 'readTime'
  >
> {
  readonly type: number;
  readonly fromId: string;
  /** Recipient of a message: `platform`, the number of a person, or the address of a conversation, such as `c17`. */
  readonly toId: string;
  /**
   * Text, `%img/` and a picture's path, `%key/` and a quick reply's key, `%paper/` and an issued paper, `%location/` and a
   * place, or, in a system frame, a command or its reply.
   */
  readonly content: string;
}

/** `toId` of the customer-service desk, where any member of staff answers. */
export const DESK_ID = 'platform';

export const IMAGE_PREFIX = '%img/';
/** Prefix of the number of a picture that was uploaded for the chat; it is private, see `chat.conversation.picture`. */
export const CHAT_PICTURE = `${IMAGE_PREFIX}files/f/`;
/** Prefix of the key of a quick reply, which is shown in each reader's language. */
export const QUICK_REPLY_PREFIX = '%key/';

/** Returns the number of the private picture that a message consists of; undefined for any other message. */
export const pictureOf = (content: string): string | undefined =>
  content.startsWith(CHAT_PICTURE) ? content.slice(CHAT_PICTURE.length) : undefined;

/** Maximum characters of a message. */
export const MESSAGE_MAX = 2_000;
/** Maximum characters of the key by which a client recognises its own message. */
export const CLIENT_ID_MAX = 64;
/** Milliseconds for which the author of a message may change its text. */
export const EDIT_WITHIN_MS = 300_000;
/** Maximum messages in one answer; a client that missed more loads the conversation again. */
export const MESSAGES_AT_ONCE = 200;

/** Returns the address of a conversation in `toId` and in `get logs`. */
export const addressOf = (conversationId: string): string => `c${conversationId}`;

/** One entry of the reply `recent […]`. */
export interface RecentConversation {
  /** Value that `toId` and `get logs` take. */
  readonly userId: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly unread: number;
  readonly lastTime: string;
  readonly lastContent: string;
  readonly conversationId: string;
}

/** One entry of the reply `logs […]`, oldest first. */
export type ChatLogEntry = ChatMessageView;

/** The reply `since {…}`: what changed in a conversation after a revision. */
export interface ChatSince {
  readonly conversationId: string;
  /** New and changed messages. */
  readonly messages: readonly ChatMessageView[];
  /** False when more changed than fits; the client then loads the conversation again. */
  readonly isComplete: boolean;
}

/** The text `marks {…}`: positions up to which a side has received and read. */
export interface ChatMarks {
  readonly conversationId: string;
  readonly side: ChatSide;
  readonly deliveredSeq: number;
  readonly readSeq: number;
}

/** The text `typing {…}`: somebody of that side is writing. */
export interface ChatTyping {
  readonly conversationId: string;
  readonly side: ChatSide;
}
