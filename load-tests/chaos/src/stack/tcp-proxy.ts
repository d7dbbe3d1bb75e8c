import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

interface Line {
  readonly client: Socket;
  readonly server: Socket;
}

/** A TCP proxy to a server on this machine that can delay, block or reset connections. */
export class TcpProxy {
  private readonly lines = new Set<Line>();
  private delayMs = 0;
  private isSilent = false;

  private constructor(
    private readonly listener: Server,
    private readonly target: number,
  ) {}

  /** @param target a port on loopback. */
  static async before(target: number): Promise<TcpProxy> {
    const listener = createServer();
    const proxy = new TcpProxy(listener, target);
    listener.on('connection', (client: Socket) => proxy.join(client));
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  /** Returns the server's URL with the proxy's port, and without parameters that would bypass the proxy. */
  of(url: string): string {
    const moved = new URL(url);
    moved.port = String(this.port);
    moved.searchParams.delete('host');
    return moved.href.replace(/\/$/, '');
  }

  /** Delays all later data by this time; 0 ends the delay. */
  slow(delayMs: number): void {
    this.delayMs = delayMs;
  }

  /** Keeps connections open without passing data, which arrives when the silence ends. */
  silence(isSilent: boolean): void {
    this.isSilent = isSilent;
    for (const { client, server } of this.lines) for (const end of [client, server]) this.hold(end);
  }

  /** Resets every connection, like a router that has lost their state. */
  break(): void {
    for (const { client, server } of this.lines) for (const end of [client, server]) end.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.break();
    this.listener.close();
    await once(this.listener, 'close');
  }

  private join(client: Socket): void {
    const server = connect({ host: '127.0.0.1', port: this.target });
    const line = { client, server };
    this.lines.add(line);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.lines.delete(line);
        to.destroy();
      });
      from.on('data', (bytes: Buffer) => this.pass(bytes, from, to));
      this.hold(from);
    }
  }

  private pass(bytes: Buffer, from: Socket, to: Socket): void {
    // Timers of equal length fire in the order in which they were set, so the bytes stay in order.
    if (this.delayMs > 0) setTimeout(() => to.write(bytes), this.delayMs);
    else if (!to.write(bytes)) {
      from.pause();
      to.once('drain', () => this.hold(from));
    }
  }

  private hold(end: Socket): void {
    if (this.isSilent) end.pause();
    else end.resume();
  }
}
