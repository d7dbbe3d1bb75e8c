import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CATALOGUE_FEED, tagsOfCarChange, tagOfTable, type CatalogueMessage } from '@mall/contracts/product';
import { NatsLink } from '@mall/messaging';
import { log } from '@mall/service-kit';
import { AnswerCache, type TaggedChange } from './answer-cache.js';

/** Passes the changes of the catalogue on to the cache. */
@Injectable()
export class CatalogueFeedConsumer implements OnApplicationBootstrap, OnApplicationShutdown {
  private subscription: ReturnType<NatsLink['connection']['subscribe']> | undefined;

  constructor(
    private readonly nats: NatsLink,
    private readonly cache: AnswerCache,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.cache.isOn) return;
    this.subscription = this.nats.connection.subscribe(CATALOGUE_FEED, {
      callback: (failure, message) => {
        if (failure) log.warn({ reason: String(failure) }, 'The catalogue feed was interrupted.');
        else this.receive(message.json<CatalogueMessage>());
      },
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
  }

  private receive(message: CatalogueMessage): void {
    if (message.kind === 'heartbeat') return this.cache.changes.onHeartbeat(message.version);
    // Too many changes for one message: treated like missed ones.
    if (message.all) return this.cache.changes.onHeartbeat(message.to);
    const { from, to, changes, tables } = message;
    const tagged: TaggedChange[] = changes.map((change) => ({ tags: tagsOfCarChange(change), change }));
    for (const table of tables) tagged.push({ tags: [tagOfTable(table)], change: { table } });
    this.cache.onChanges({ from, to, changes: tagged });
  }
}
