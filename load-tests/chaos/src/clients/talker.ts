import { setTimeout as sleep } from 'node:timers/promises';
import { chatSockets, DESK_ID, frameTypes, type ChatFrame } from '@mall/contracts/chat';
import WebSocket from 'ws';
import type { Client } from './client.js';

/** A message without an echo within this time has an unknown outcome. */
const ECHO_MS = 5_000;
const RETRY_EVERY_MS = 300;

/** A chat client that reconnects whenever its socket breaks. */
export class Talker {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, (seq: number) => void>();

  constructor(
    private readonly client: Client,
    private readonly url: string,
    /** The recipient: the support desk, or a buyer's id. */
    private readonly toId: string = DESK_ID,
  ) {}

  /** Sends a message once and records whether, and with which number, it was echoed. */
  async say(content: string, personId: string): Promise<void> {
    const socket = await this.line();
    const seq = socket && (await this.echoOf(socket, content));
    this.client.ledger.talk.push({ personId, content, seq: seq ?? null, isSent: socket !== undefined });
  }

  /** Sends a message with its key repeatedly until it is echoed, as the mall's own pages do. @returns its number */
  async sendUntilEchoed(content: string, clientId: string): Promise<number> {
    for (;;) {
      const socket = await this.line();
      const seq = socket && (await this.echoOf(socket, content, clientId));
      if (seq !== undefined) return seq;
      await sleep(RETRY_EVERY_MS);
    }
  }

  leave(): void {
    this.socket?.terminate();
    this.socket = undefined;
  }

  private async echoOf(socket: WebSocket, content: string, clientId?: string): Promise<number | undefined> {
    const echoed = new Promise<number>((resolve) => this.waiting.set(content, resolve));
    const named = clientId === undefined ? {} : { clientId };
    const frame: ChatFrame = { type: frameTypes.single, fromId: '', toId: this.toId, content, ...named };
    socket.send(JSON.stringify(frame), () => undefined);
    const seq = await Promise.race([echoed, sleep(ECHO_MS, undefined, { ref: false })]);
    this.waiting.delete(content);
    if (seq === undefined) this.leave();
    return seq;
  }

  /** Returns the open socket, or a new one opened with a ticket; undefined when none can be opened now. */
  private async line(): Promise<WebSocket | undefined> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    this.leave();
    const asked = await this.client.call<{ ticket: string }>({
      method: 'POST',
      path: '/auth/ws-ticket',
      body: {},
    });
    if (asked.verdict !== 'ok') return undefined;
    const door = `${this.url.replace(/^http/, 'ws')}/api${chatSockets.chat.path}/${asked.data.ticket}`;
    const socket = new WebSocket(door, { handshakeTimeout: ECHO_MS });
    const isLetIn = await new Promise<boolean>((resolve) => {
      const ping: ChatFrame = { type: frameTypes.system, fromId: '', toId: '', content: 'ping' };
      socket.on('open', () => socket.send(JSON.stringify(ping), () => undefined));
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
      // The gateway opens a socket before the chat service has accepted it; the first message from the service confirms it.
      socket.on('message', (data: Buffer) => {
        resolve(true);
        this.hear(data.toString());
      });
      setTimeout(() => resolve(false), ECHO_MS).unref();
    });
    if (!isLetIn) socket.terminate();
    return isLetIn ? (this.socket = socket) : undefined;
  }

  private hear(text: string): void {
    const { type, content, seq } = JSON.parse(text) as ChatFrame;
    if (type === frameTypes.single && seq !== undefined) this.waiting.get(content)?.(seq);
  }
}
