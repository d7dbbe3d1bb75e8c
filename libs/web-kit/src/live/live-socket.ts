/** All four are prescribed. */
const RECONNECT_MS = 5_000;
const MAX_TRIES = 6;
const PING_AFTER_MS = 30_000;
const PONG_WITHIN_MS = 10_000;

export type SocketState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LiveSocketOptions {
  /** Returns the URL to open, with a fresh ticket in it; undefined when nobody is signed in. */
  readonly address: () => Promise<string | undefined>;
  /** Called with each incoming message except the heartbeat's answers. */
  readonly onMessage: (text: string) => void;
  /** The heartbeat's text; `isPong` recognises its answer. */
  readonly ping: string;
  readonly isPong: (text: string) => boolean;
  readonly onState?: (state: SocketState) => void;
  /** Called with each ping, to ask for what the silent connection may have missed. */
  readonly onSilence?: () => void;
  readonly open?: (address: string) => WebSocket;
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * A socket that reconnects after 5 s up to 6 times, pings after 30 s of silence, and considers the connection dead when there is no
 * answer within 10 s. Any message restarts the heartbeat.
 */
export class LiveSocket {
  private socket: WebSocket | undefined;
  private tries = 0;
  private isConnecting = false;
  private heartbeat: Timer | undefined;
  private reconnect: Timer | undefined;
  private stopped = true;

  constructor(private readonly options: LiveSocketOptions) {}

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.tries = 0;
    void this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.heartbeat);
    clearTimeout(this.reconnect);
    this.reconnect = undefined;
    this.drop();
    this.options.onState?.('closed');
  }

  /** Returns false when there is no connection. */
  send(text: string): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(text);
    return true;
  }

  /** Restarts after it has given up, for instance because the page became visible again. */
  nudge(): void {
    if (this.stopped || this.socket || this.reconnect || this.isConnecting) return;
    this.tries = 0;
    void this.connect();
  }

  private async connect(): Promise<void> {
    this.options.onState?.('connecting');
    this.isConnecting = true;
    const address = await this.options.address().catch(() => undefined);
    this.isConnecting = false;
    if (this.stopped) return;
    if (!address) return this.retry();
    const socket = (this.options.open ?? ((url) => new WebSocket(url)))(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.options.onState?.('open');
      this.keepAlive();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.keepAlive();
      const text = String(data);
      if (!this.options.isPong(text)) this.options.onMessage(text);
    };
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => this.lost(socket);
  }

  /** Restarts the heartbeat: a silent connection is pinged, and closed when no pong arrives. */
  private keepAlive(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.socket?.send(this.options.ping);
      this.options.onSilence?.();
      this.heartbeat = setTimeout(() => this.socket?.close(), PONG_WITHIN_MS);
    }, PING_AFTER_MS);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearTimeout(this.heartbeat);
    this.drop();
    if (!this.stopped) this.retry();
  }

  private retry(): void {
    if (this.reconnect) return;
    if (this.tries >= MAX_TRIES) {
      this.options.onState?.('closed');
      return;
    }
    this.tries += 1;
    this.options.onState?.('waiting');
    this.reconnect = setTimeout(() => {
      this.reconnect = undefined;
      void this.connect();
    }, RECONNECT_MS);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }
}
