/** Kinds of chat frames. Prescribed. */
export const frameTypes = { single: 1, group: 2, broadcast: 3, system: 4 } as const;

/** One JSON text message of the chat socket, both ways. */
export interface ChatFrame {
  readonly type: number;
  readonly fromId: string;
  readonly toId: string;
  /** Text, `%img/` and an uploaded picture's key, or, in a system frame, a command or its reply. */
  readonly content: string;
  /** Set by the server on a stored message. */
  readonly id?: string;
  /** Position within the conversation, 1, 2, 3 …: a gap means that something was missed; ask for the logs. */
  readonly seq?: number;
  readonly createTime?: string;
}

/** The customer-service desk: the one party that buyers talk to, whoever of the staff answers. */
export const DESK_ID = 'platform';

export const IMAGE_PREFIX = '%img/';

/** Longest message text. */
export const MESSAGE_MAX = 2_000;

/** One entry of the reply `recent […]`. */
export interface RecentConversation {
  readonly userId: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly unread: number;
  readonly lastTime: string;
  readonly lastContent: string;
}

/** One entry of the reply `logs […]`, oldest first. */
export interface ChatLogEntry {
  readonly id: string;
  readonly seq: number;
  readonly type: number;
  readonly fromId: string;
  readonly toId: string;
  readonly content: string;
  readonly createTime: string;
  readonly readTime: string | null;
}
