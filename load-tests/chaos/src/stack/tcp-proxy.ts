import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** Present state of the network between the two ends. */
interface Weather {
  readonly delayMs: number;
  readonly isSilent: boolean;
}

/** One direction of a connection. Bytes arrive in order, each after the delay that applied when it was sent. */
class Direction {
  private readonly waiting: { readonly bytes: Buffer; readonly dueMs: number }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(
    private readonly from: Socket,
    private readonly to: Socket,
    private readonly weather: () => Weather,
  ) {
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => {
      this.waiting.push({ bytes, dueMs: performance.now() + weather().delayMs });
      this.forward();
    });
    from.on('end', () => {
      this.hasEnded = true;
      this.forward();
    });
    to.on('drain', () => this.forward());
    // An unhandled error would end the process; 'close' follows and resets the other end.
    from.on('error', () => undefined);
    from.on('close', (hadError: boolean) => {
      if (!hadError) return;
      clearTimeout(this.timer);
      to.resetAndDestroy();
    });
    this.forward();
  }

  /** Forwards what is due, and continues when the next bytes are due or the receiver takes more. */
  forward(): void {
    clearTimeout(this.timer);
    const { isSilent } = this.weather();
    if (isSilent || this.to.writableNeedDrain) return void this.from.pause();
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const left = next.dueMs - performance.now();
      if (left > 0) {
        this.timer = setTimeout(() => this.forward(), left);
        break;
      }
      this.waiting.shift();
      if (!this.to.write(next.bytes)) return void this.from.pause();
    }
    this.from.resume();
    if (this.hasEnded && this.waiting.length === 0) this.to.end();
  }
}

interface ProxiedConnection {
  readonly ends: readonly [client: Socket, server: Socket];
  readonly directions: readonly Direction[];
}

/** A TCP proxy to a server on this machine that can delay, block or reset connections. */
export class TcpProxy {
  private readonly connections = new Set<ProxiedConnection>();
  private weather: Weather = { delayMs: 0, isSilent: false };

  private constructor(
    private readonly listener: Server,
    private readonly target: number,
  ) {}

  /** Starts a proxy on a free port of 127.0.0.1 that forwards to `target`, a port on 127.0.0.1. */
  static async start(target: number): Promise<TcpProxy> {
    const listener = createServer({ allowHalfOpen: true });
    const proxy = new TcpProxy(listener, target);
    listener.on('connection', (client: Socket) => proxy.accept(client));
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  /** Returns the URL of a server on 127.0.0.1 with the proxy's port, and without parameters that would bypass the proxy. */
  urlThrough(url: string): string {
    const moved = new URL(url);
    moved.port = String(this.port);
    moved.searchParams.delete('host');
    return moved.href.replace(/\/$/, '');
  }

  /** Delays all later data by this time; 0 ends the delay. Data that was sent before keeps its own. */
  slow(delayMs: number): void {
    this.weather = { ...this.weather, delayMs };
  }

  /** Keeps connections open without passing data, which arrives when the silence ends. */
  silence(isSilent: boolean): void {
    this.weather = { ...this.weather, isSilent };
    for (const { directions } of this.connections) for (const direction of directions) direction.forward();
  }

  /** Resets every connection, like a router that has lost their state. */
  break(): void {
    for (const { ends } of this.connections) for (const end of ends) end.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.break();
    this.listener.close();
    await once(this.listener, 'close');
  }

  private accept(client: Socket): void {
    const server = connect({ host: '127.0.0.1', port: this.target, allowHalfOpen: true });
    const weather = (): Weather => this.weather;
    const connection: ProxiedConnection = {
      ends: [client, server],
      directions: [new Direction(client, server, weather), new Direction(server, client, weather)],
    };
    this.connections.add(connection);
    const forget = (): void => {
      if (connection.ends.every((end) => end.destroyed)) this.connections.delete(connection);
    };
    for (const end of connection.ends) end.on('close', forget);
  }
}
