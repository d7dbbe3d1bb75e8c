import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const ANSWER_MS = 10_000;
const CLOSE_FRAME = 0x88;
const HEAD_END = '\r\n\r\n';

/** End of a connection: the status of its handshake, and the code of the close frame after it, if there was one. */
export interface Ending {
  /** Status of the handshake; 0 when it was closed without an answer. */
  readonly status: number;
  readonly code?: number;
}

/** A WebSocket as bytes, for data that a client library would not send. */
export class RawSocket {
  private received = Buffer.alloc(0);

  private constructor(
    private readonly socket: Socket,
    private readonly path: string,
  ) {
    socket.on('data', (chunk: Buffer) => (this.received = Buffer.concat([this.received, chunk])));
    socket.on('error', () => undefined);
  }

  /** Sends the head of a handshake as it is. */
  static async request(base: string, path: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(base);
    const socket = connect(Number(port), hostname);
    const raw = new RawSocket(socket, path);
    await once(socket, 'connect');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==${HEAD_END}`,
    );
    return raw;
  }

  write(bytes: Uint8Array): void {
    this.socket.write(bytes);
  }

  /** Stops reading: everything sent from now on waits at the sender. */
  stall(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  destroy(): void {
    this.socket.destroy();
  }

  /** Waits until the server has closed the connection or sent a close frame. @throws when neither happens in time. */
  async ending(): Promise<Ending> {
    const deadline = Date.now() + ANSWER_MS;
    while (!this.socket.closed && this.closeCode() === undefined) {
      if (Date.now() > deadline)
        throw new Error(`The server left ${this.path} open: ${this.text().slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const code = this.closeCode();
    this.destroy();
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(this.text())?.[1] ?? 0);
    return { status, ...(code === undefined ? {} : { code }) };
  }

  private text(): string {
    return this.received.toString('latin1');
  }

  /** Returns the code of the last frame only: control frames are short, and nothing follows a close frame. */
  private closeCode(): number | undefined {
    const head = this.text().indexOf(HEAD_END);
    if (head < 0) return undefined;
    for (let at = head + HEAD_END.length; at + 1 < this.received.length;) {
      const short = this.received[at + 1]! & 0x7f;
      const [lengthBytes, length] =
        short < 126
          ? [0, short]
          : short === 126
            ? [2, this.received.readUInt16BE(at + 2)]
            : [8, Number(this.received.readBigUInt64BE(at + 2))];
      const start = at + 2 + lengthBytes;
      if (this.received[at] === CLOSE_FRAME)
        return length >= 2 && this.received.length >= start + 2 ? this.received.readUInt16BE(start) : 1005;
      at = start + length;
    }
    return undefined;
  }
}
