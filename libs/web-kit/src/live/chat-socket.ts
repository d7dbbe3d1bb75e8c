import { DESK_ID, frameTypes, type ChatFrame, type ChatLogEntry } from '@mall/contracts/chat';
import { LiveSocket, type LiveSocketOptions } from './live-socket.js';

/** A message of a conversation, as it is shown. */
export type ChatMessage = Pick<ChatLogEntry, 'id' | 'seq' | 'fromId' | 'content' | 'createTime'>;

export interface ChatSocketOptions extends Pick<LiveSocketOptions, 'address' | 'onState' | 'open'> {
  /** The whole conversation, oldest first, after `askLogs` was called. */
  readonly onLogs: (logs: readonly ChatMessage[]) => void;
  /** One new message of either side, one's own included. */
  readonly onChatMessage: (message: ChatMessage) => void;
}

const LOGS = 'logs ';

const frame = (type: number, content: string): string =>
  JSON.stringify({ type, fromId: '', toId: DESK_ID, content } satisfies ChatFrame);

function parse(text: string): Partial<ChatFrame> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<ChatFrame>;
  } catch {
    return {};
  }
}

/** A person's conversation with the desk. */
export class ChatSocket extends LiveSocket {
  constructor({ onLogs, onChatMessage, ...options }: ChatSocketOptions) {
    super({
      ...options,
      ping: frame(frameTypes.system, 'ping'),
      // A person's text "pong" is a text: only the system's own counts.
      isPong: (text) => {
        const { type, content } = parse(text);
        return type === frameTypes.system && content === 'pong';
      },
      onMessage: (text) => {
        const { type, content = '', id, seq, fromId = '', createTime } = parse(text);
        if (type === frameTypes.system && content.startsWith(LOGS))
          return onLogs(JSON.parse(content.slice(LOGS.length)) as ChatMessage[]);
        if (type === frameTypes.single && id && seq && createTime)
          onChatMessage({ id, seq, fromId, content, createTime });
      },
    });
  }

  /** Asks for the whole conversation; reading it marks it as read. */
  askLogs(): void {
    this.send(frame(frameTypes.system, `get logs ${DESK_ID}`));
  }

  /** False when there is no connection: the text has to be kept and sent later. */
  say(content: string): boolean {
    return this.send(frame(frameTypes.single, content));
  }
}
