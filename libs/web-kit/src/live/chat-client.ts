import type { ChatMessagesView, ConversationView } from '@mall/contracts/chat';
import { ChatSocket, type ChatEvent, type ChatSocketOptions } from './chat-socket.js';
import type { SocketState } from './live-socket.js';
import {
  emptyThread,
  threadCaughtUp,
  threadDropped,
  threadLoaded,
  threadMarked,
  threadReceived,
  threadRefused,
  threadSaying,
  threadWithOlder,
  type ChatThread,
} from './chat-thread.js';

const TYPING_SHOWN_MS = 5_000;
const TYPING_EVERY_MS = 3_000;
/** The first pause before a message that could not be stored is resent; it doubles up to REPEAT_MAX_MS. */
const REPEAT_MS = 1_000;
const REPEAT_MAX_MS = 30_000;

type Timer = ReturnType<typeof setTimeout>;

export interface ChatClientOptions extends Pick<ChatSocketOptions, 'address' | 'open'> {
  readonly conversation: ConversationView;
  /** Loads messages of the conversation: the newest, or those before a number. */
  readonly load: (beforeSeq?: number) => Promise<ChatMessagesView>;
  /** Whether the conversation is visible to the reader now. */
  readonly isVisible: () => boolean;
  readonly newId?: () => string;
}

export interface ChatView {
  readonly thread: ChatThread;
  readonly state: SocketState;
  readonly isTyping: boolean;
  /** Whether the messages could not be loaded. */
  readonly hasFailed: boolean;
}

/**
 * A conversation that is open on screen: sends texts with keys until the server confirms them, catches up by revision after a
 * broken connection, and marks visible messages as read.
 */
export class ChatClient {
  private readonly socket: ChatSocket;
  private readonly listeners = new Set<() => void>();
  private view: ChatView = { thread: emptyThread, state: 'connecting', isTyping: false, hasFailed: false };
  private typingOver: Timer | undefined;
  private lastTyping = 0;
  private marked = { read: 0, delivered: 0 };
  private readonly repeating = new Map<string, { readonly timer: Timer; readonly waitMs: number }>();
  private isStopped = false;

  constructor(private readonly options: ChatClientOptions) {
    const { address, open } = options;
    this.socket = new ChatSocket({
      address,
      ...(open ? { open } : {}),
      onState: (state) => this.onState(state),
      // The server sends each message once: one that was lost on its way to an open socket is stored, and found by asking.
      onSilence: () => this.catchUp(),
      onEvent: (event) => this.onEvent(event),
    });
  }

  /** Calls back on every change, for `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): ChatView => this.view;

  start(): void {
    this.isStopped = false;
    this.socket.start();
    void this.load();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.typingOver);
    for (const { timer } of this.repeating.values()) clearTimeout(timer);
    this.repeating.clear();
    this.socket.stop();
  }

  /** Loads the newest messages, for the first time or because too much was missed. */
  async load(): Promise<void> {
    try {
      const { messages, hasMore, conversation } = await this.options.load();
      if (this.isStopped) return;
      const { lastRev, marks } = conversation;
      this.show({
        thread: threadLoaded(this.view.thread, { messages, hasMore, lastRev, marks }),
        hasFailed: false,
      });
      this.markSeen();
      // Fetches the changes between that answer and the opening of the socket.
      if (this.view.state === 'open') this.catchUp();
    } catch {
      this.show({ hasFailed: true });
    }
  }

  async loadOlder(): Promise<void> {
    const first = this.view.thread.messages?.[0]?.seq;
    if (first === undefined) return;
    const older = await this.options.load(first);
    this.show({ thread: threadWithOlder(this.view.thread, older) });
  }

  /** Sends a text, now or as soon as there is a connection. */
  say(content: string): void {
    const clientId = (this.options.newId ?? (() => crypto.randomUUID()))();
    this.show({ thread: threadSaying(this.view.thread, clientId, content) });
    this.socket.say(this.options.conversation.address, content, clientId);
  }

  /** Drops a text that the server refused. */
  drop(clientId: string): void {
    this.show({ thread: threadDropped(this.view.thread, clientId) });
  }

  edit(seq: number, content: string): boolean {
    return this.socket.edit(this.options.conversation.conversationId, seq, content);
  }

  /** Notifies the other side that somebody is typing, at most every three seconds. */
  typing(): void {
    if (Date.now() - this.lastTyping < TYPING_EVERY_MS) return;
    this.lastTyping = Date.now();
    this.socket.typing(this.options.conversation.conversationId);
  }

  /** Marks arrived messages as delivered, and as read when they are visible. */
  markSeen(): void {
    const { conversationId } = this.options.conversation;
    const last = this.view.thread.messages?.at(-1)?.seq ?? 0;
    if (this.options.isVisible()) {
      if (last > this.marked.read && this.socket.read(conversationId, last))
        this.marked = { read: last, delivered: last };
    } else if (last > this.marked.delivered && this.socket.delivered(conversationId, last)) {
      this.marked = { ...this.marked, delivered: last };
    }
  }

  /** Reconnects at once, for instance because the page became visible. */
  nudge(): void {
    this.socket.nudge();
    this.markSeen();
  }

  private onState(state: SocketState): void {
    this.show({ state });
    if (state !== 'open') return;
    this.marked = { read: 0, delivered: 0 };
    this.catchUp();
    for (const { clientId, content, refusal } of this.view.thread.outgoing)
      if (refusal === undefined) this.socket.say(this.options.conversation.address, content, clientId);
    this.markSeen();
  }

  private onEvent(event: ChatEvent): void {
    if (event.kind === 'refused') return this.onRefused(event);
    if (event.kind === 'refresh') return;
    const { conversationId } = event.kind === 'message' ? event.message : event;
    if (conversationId !== this.options.conversation.conversationId) return;
    if (event.kind === 'message') return this.onMessage(event);
    if (event.kind === 'since') return this.onSince(event);
    if (event.kind === 'marks') return this.show({ thread: threadMarked(this.view.thread, event) });
    if (event.side !== this.options.conversation.side) this.showTyping();
  }

  private onRefused({ clientId, reason }: Extract<ChatEvent, { kind: 'refused' }>): void {
    if (!clientId) return;
    if (reason === 'unavailable') return this.repeatLater(clientId);
    this.show({ thread: threadRefused(this.view.thread, clientId, reason) });
  }

  /** Resends a text later. Its key identifies it however often it arrives. A new connection also sends what is left. */
  private repeatLater(clientId: string): void {
    clearTimeout(this.repeating.get(clientId)?.timer);
    const waitMs = Math.min((this.repeating.get(clientId)?.waitMs ?? REPEAT_MS / 2) * 2, REPEAT_MAX_MS);
    const timer = setTimeout(() => {
      const text = this.view.thread.outgoing.find((one) => one.clientId === clientId);
      if (text?.refusal === undefined && text && this.view.state === 'open')
        this.socket.say(this.options.conversation.address, text.content, clientId);
    }, waitMs);
    this.repeating.set(clientId, { timer, waitMs });
  }

  private onMessage({ message }: Extract<ChatEvent, { kind: 'message' }>): void {
    const { thread, missed } = threadReceived(this.view.thread, message);
    if (message.side !== this.options.conversation.side) clearTimeout(this.typingOver);
    this.show({ thread, isTyping: false });
    if (missed) this.catchUp();
    this.markSeen();
  }

  private onSince({ isComplete, messages }: Extract<ChatEvent, { kind: 'since' }>): void {
    if (!isComplete) return void this.load();
    this.show({ thread: threadCaughtUp(this.view.thread, messages) });
    this.markSeen();
  }

  private catchUp(): void {
    if (!this.view.thread.messages) return;
    this.socket.requestSince(this.options.conversation.conversationId, this.view.thread.rev);
  }

  private showTyping(): void {
    clearTimeout(this.typingOver);
    this.show({ isTyping: true });
    this.typingOver = setTimeout(() => this.show({ isTyping: false }), TYPING_SHOWN_MS);
  }

  private show(changes: Partial<ChatView>): void {
    this.view = { ...this.view, ...changes };
    for (const listener of this.listeners) listener();
  }
}
