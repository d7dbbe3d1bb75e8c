import { setTimeout as sleep } from 'node:timers/promises';
import { NatsLink, type NatsAccess } from '../nats.js';
import { OPERATOR } from './permissions.js';
import { setUpStreams, type StreamOptions } from './stream-setup.js';

const EVERY_MS = 15_000;
const RETRY_MS = 500;
/** Three checks may fail before the streams count as unknown. */
const CURRENT_MS = 4 * EVERY_MS;

export interface StreamKeeperOptions extends StreamOptions {
  readonly access: NatsAccess;
  readonly say?: (line: string) => void;
}

/**
 * Keeps the declared streams and durable consumers in existence: creates them at the start, after each reconnection and every 15
 * seconds, because a server may have lost its data.
 */
export class StreamKeeper {
  private running: Promise<void> | undefined;
  private isDueAgain = false;
  private checkedAt = -Infinity;
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly link: NatsLink,
    private readonly options: StreamKeeperOptions,
  ) {
    link.onReconnect(() => void this.setUp());
    this.timer = setInterval(() => void this.setUp(), EVERY_MS);
    this.timer.unref();
  }

  /** Resolves when all streams and consumers exist. */
  static async start(options: StreamKeeperOptions): Promise<StreamKeeper> {
    const keeper = new StreamKeeper(await NatsLink.open(options.access, OPERATOR), options);
    await keeper.setUp();
    return keeper;
  }

  /** Whether all streams and consumers were there when it last looked, a minute ago at most. */
  get isCurrent(): boolean {
    return performance.now() - this.checkedAt < CURRENT_MS;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.link.connection.close();
  }

  /** Repeats a failed set-up while the server is connected; a reconnection starts a new one. */
  private setUp(): Promise<void> {
    this.isDueAgain = this.running !== undefined;
    this.running ??= this.attempt().finally(() => {
      this.running = undefined;
      if (this.isDueAgain) void this.setUp();
    });
    return this.running;
  }

  private async attempt(): Promise<void> {
    const { say = () => undefined } = this.options;
    while (this.link.isUp) {
      try {
        for (const line of await setUpStreams(this.link.connection, this.options)) say(line);
        this.checkedAt = performance.now();
        return;
      } catch (failure) {
        say(`Streams could not be set up: ${String(failure)}`);
        await sleep(RETRY_MS);
      }
    }
  }
}
