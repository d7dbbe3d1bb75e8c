import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

interface Line {
  readonly client: Socket;
  readonly server: Socket;
}

/** A wire to a server on this machine that can be slow, swallow everything, or break. */
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

  /** The address of the server with the proxy's port in place of its own, and no way past it. */
  of(url: string): string {
    const moved = new URL(url);
    moved.port = String(this.port);
    moved.searchParams.delete('host');
    return moved.href.replace(/\/$/, '');
  }

  /** From now on each piece takes so long on its way; 0 ends it. */
  slow(delayMs: number): void {
    this.delayMs = delayMs;
  }

  /** The line stands, and nothing comes through: what is sent arrives when the silence ends. */
  silence(isSilent: boolean): void {
    this.isSilent = isSilent;
    for (const { client, server } of this.lines) for (const end of [client, server]) this.hold(end);
  }

  /** Breaks every line, as a router that has forgotten them. */
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
    // Timers of one length end in the order in which they were set, so the bytes stay in theirs.
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
