import {
  CATALOGUE_FEED,
  type CarFeedChange,
  type CarFeedFacts,
  type CatalogueMessage,
  type CatalogueTable,
} from '@mall/contracts/product';
import {
  CALLER_HEADER,
  InFlightCalls,
  SCOPE_HEADER,
  VERSION_HEADER,
  type NatsLink,
} from '@mall/messaging/calls';
import { headers, type Msg } from '@nats-io/transport-node';

export const aCarOnSale = (facts: Partial<CarFeedFacts> = {}): CarFeedFacts => ({
  brandId: '7',
  categoryIds: ['100'],
  shopId: '1',
  selfShop: 1,
  hasStock: true,
  priceFee: 10_000_000,
  saleNum: 0,
  createdAt: 0,
  words: 'a car',
  ...facts,
});

/**
 * Replaces the product service where a test decides its answers and the messages of its feed: answers every operation
 * of the catalogue with a number that counts up, and the version of its catalogue.
 */
export class ProductDouble {
  readonly asked: string[] = [];
  readonly callers: string[] = [];
  version = 1;
  /** Scope that answers report. */
  scope: readonly string[] = [];
  private readonly inFlight = new InFlightCalls();
  private held: Promise<void> | undefined;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(private readonly link: NatsLink) {
    link.connection.subscribe('op.product.>', { callback: (_, message) => void this.answer(message) });
    this.inFlight.serveProbes(link.connection, 'product');
    this.speak();
  }

  /** Starts sending heartbeats. */
  speak(): void {
    this.heartbeat ??= setInterval(() => this.publish({ kind: 'heartbeat', version: this.version }), 200);
  }

  silence(): void {
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
  }

  publish(message: CatalogueMessage): void {
    if (this.link.connection.isClosed()) return this.silence();
    this.link.connection.publish(CATALOGUE_FEED, JSON.stringify(message));
  }

  /** Changes a car, and publishes the change in the feed. */
  change(change: Partial<CarFeedChange>, tables: readonly CatalogueTable[] = []): void {
    const from = this.version;
    this.version += 1;
    const changes = [{ spuId: '1', before: null, after: null, ...change }];
    this.publish({ kind: 'news', from, to: this.version, changes, tables });
  }

  tableChanges(...tables: CatalogueTable[]): void {
    const from = this.version;
    this.version += 1;
    this.publish({ kind: 'news', from, to: this.version, changes: [], tables });
  }

  /** Delays answers until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.held = new Promise((resolve) => (release = resolve));
    return () => {
      this.held = undefined;
      release();
    };
  }

  private async answer(message: Msg): Promise<void> {
    const version = this.version;
    this.inFlight.add(message.reply ?? '');
    this.asked.push(message.subject);
    const sealed = message.headers?.get(CALLER_HEADER) ?? '';
    this.callers.push(Buffer.from(sealed.split('.')[0]!, 'base64url').toString());
    const body = JSON.stringify({ answer: this.asked.length, list: 'car '.repeat(1_000) });
    await this.held;
    const answerHeaders = headers();
    answerHeaders.set(VERSION_HEADER, String(version));
    if (this.scope.length > 0) answerHeaders.set(SCOPE_HEADER, this.scope.join(','));
    message.respond(body, { headers: answerHeaders });
    this.inFlight.remove(message.reply ?? '');
  }
}
