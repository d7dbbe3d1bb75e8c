import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { NatsLink } from '@mall/messaging';
import { CATALOGUE_FEED, CATALOGUE_HEARTBEAT_MS, type CatalogueMessage } from '@mall/contracts/product';
import { Catalogue, type AppliedStep } from '../catalogue.js';

/** Names the process that publishes the feed; at most one does. */
export abstract class FeedLeader {
  abstract readonly isLeading: boolean;
}

/** Publishes the steps of the catalogue to caches of answers; only the leading replica does. */
@Injectable()
export class CatalogueFeedPublisher implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly nats: NatsLink,
    private readonly catalogue: Catalogue,
    private readonly leader: FeedLeader,
  ) {}

  onApplicationBootstrap(): void {
    this.catalogue.onStep((step) => this.publish(messageOf(step)));
    // Twice as often as promised, so that one late message does not count as silence.
    this.timer = setInterval(
      () => this.publish({ kind: 'heartbeat', version: this.catalogue.version }),
      CATALOGUE_HEARTBEAT_MS / 2,
    ).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private publish(message: CatalogueMessage): void {
    if (!this.leader.isLeading || !this.catalogue.isReady || !this.nats.isUp) return;
    this.nats.connection.publish(CATALOGUE_FEED, JSON.stringify(message));
  }
}

function messageOf({ from, to, changes, tables }: AppliedStep): CatalogueMessage {
  return { kind: 'news', from, to, changes: changes ?? [], tables, ...(!changes && { all: true as const }) };
}
