import {
  DESK_ID,
  frameTypes,
  type ChatFrame,
  type ChatMarks,
  type ChatMessageView,
  type ChatSince,
  type ChatTyping,
} from '@mall/contracts/chat';
import { LiveSocket, type LiveSocketOptions } from './live-socket.js';

/** A message of a conversation as shown. */
export type ChatMessage = Omit<ChatMessageView, 'readTime'>;

/** An incoming event of the chat socket, heartbeats excluded. */
export type ChatEvent =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | ({ readonly kind: 'since' } & ChatSince)
  | ({ readonly kind: 'marks' } & ChatMarks)
  | ({ readonly kind: 'typing' } & ChatTyping)
  | { readonly kind: 'refused'; readonly reason: string; readonly clientId: string | undefined }
  | { readonly kind: 'refresh' };

export interface ChatSocketOptions extends Pick<
  LiveSocketOptions,
  'address' | 'onState' | 'onSilence' | 'open'
> {
  readonly onEvent: (event: ChatEvent) => void;
}

const frame = (type: number, toId: string, content: string, clientId?: string): string =>
  JSON.stringify({
    type,
    fromId: '',
    toId,
    content,
    ...(clientId === undefined ? {} : { clientId }),
  } satisfies ChatFrame);

/** A system frame consists of its first word and usually a JSON text; these words have one. */
const JSON_EVENTS = ['since', 'marks', 'typing'] as const;

function parse(text: string): Partial<ChatFrame> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<ChatFrame>;
  } catch {
    return {};
  }
}

/** The chat socket of one window; it carries all conversations of its user. */
export class ChatSocket extends LiveSocket {
  constructor({ onEvent, ...options }: ChatSocketOptions) {
    super({
      ...options,
      ping: frame(frameTypes.system, DESK_ID, 'ping'),
      // A user's text "pong" is a message: only the system's own counts.
      isPong: (text) => {
        const { type, content } = parse(text);
        return type === frameTypes.system && content === 'pong';
      },
      onMessage: (text) => {
        const event = eventOf(parse(text));
        if (event) onEvent(event);
      },
    });
  }

  /** Returns false without a connection: the text has to be kept and sent later with the same key. */
  say(toId: string, content: string, clientId: string): boolean {
    return this.send(frame(frameTypes.single, toId, content, clientId));
  }

  /** Requests the changes after a revision. */
  requestSince(conversationId: string, rev: number): boolean {
    return this.command(`get since ${conversationId} ${rev}`);
  }

  read(conversationId: string, seq: number): boolean {
    return this.command(`read ${conversationId} ${seq}`);
  }

  delivered(conversationId: string, seq: number): boolean {
    return this.command(`delivered ${conversationId} ${seq}`);
  }

  typing(conversationId: string): boolean {
    return this.command(`typing ${conversationId}`);
  }

  edit(conversationId: string, seq: number, content: string): boolean {
    return this.command(`edit ${conversationId} ${seq} ${content}`);
  }

  private command(content: string): boolean {
    return this.send(frame(frameTypes.system, DESK_ID, content));
  }
}

function eventOf({ type, content = '', ...rest }: Partial<ChatFrame>): ChatEvent | undefined {
  if (type === frameTypes.single) return messageIn({ type, content, ...rest });
  if (type !== frameTypes.system) return undefined;
  const [, word = '', tail = ''] = /^(\w+)(?: ([^]*))?$/.exec(content) ?? [];
  if (word === 'refused') {
    const [reason = '', clientId = rest.clientId ?? undefined] = tail.split(' ');
    return { kind: 'refused', reason, clientId };
  }
  if (word === 'refresh') return { kind: 'refresh' };
  const kind = JSON_EVENTS.find((one) => one === word);
  return kind && ({ kind, ...(JSON.parse(tail) as object) } as ChatEvent);
}

function messageIn(stored: Partial<ChatFrame>): ChatEvent | undefined {
  const { id, seq, rev, conversationId, side, createTime } = stored;
  if (!id || !seq || !rev || !conversationId || !side || !createTime) return undefined;
  const { type = 0, fromId = '', toId = '', content = '', authorName = '' } = stored;
  const { clientId = null, editedTime = null } = stored;
  const head = { id, conversationId, seq, rev, type, fromId, toId, side, authorName };
  return { kind: 'message', message: { ...head, content, clientId, createTime, editedTime } };
}
