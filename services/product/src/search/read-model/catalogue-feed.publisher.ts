import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { NatsLink } from '@mall/messaging';
import { CATALOGUE_FEED, CATALOGUE_HEARTBEAT_MS, type CatalogueMessage } from '@mall/contracts/product';
import { ReadModel, type Step } from './read-model.js';
import { Sequencer } from './sequencer.js';

/** Publishes the steps of the read model to caches of answers; only the replica that holds the sequencer's lock does. */
@Injectable()
export class CatalogueFeedPublisher implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly nats: NatsLink,
    private readonly model: ReadModel,
    private readonly sequencer: Sequencer,
  ) {}

  onApplicationBootstrap(): void {
    this.model.onStep((step) => this.tell(newsOf(step)));
    // Twice as often as promised, so that one late message does not count as silence.
    this.timer = setInterval(
      () => this.tell({ kind: 'heartbeat', version: this.model.version }),
      CATALOGUE_HEARTBEAT_MS / 2,
    ).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private tell(message: CatalogueMessage): void {
    if (!this.sequencer.isLeading || !this.model.isReady || !this.nats.isUp) return;
    this.nats.connection.publish(CATALOGUE_FEED, JSON.stringify(message));
  }
}

function newsOf({ from, to, changes, tables }: Step): CatalogueMessage {
  return { kind: 'news', from, to, changes: changes ?? [], tables, ...(!changes && { all: true as const }) };
}
