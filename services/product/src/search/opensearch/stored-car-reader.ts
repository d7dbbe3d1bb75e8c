import { Injectable } from '@nestjs/common';
import { ProvedModel } from '../read-model/proved-model.js';
import { textOfSource } from '../read-model/row-text.js';
import { CarStore } from './car-store.js';
import { OpenSearchCluster } from './cluster.js';
import { OpenSearchCatalogue } from './opensearch-catalogue.js';
import { EVERYTHING, type Value } from './query.js';

const AT_ONCE = 5_000;

/** Reads the cars that the cluster stores. */
@Injectable()
export class StoredCarReader extends ProvedModel {
  constructor(
    private readonly catalogue: OpenSearchCatalogue,
    private readonly cluster: OpenSearchCluster,
    private readonly store: CarStore,
  ) {
    super();
  }

  override get version(): number {
    return this.catalogue.version;
  }

  override async linesOf(spuIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (spuIds.length === 0) return new Map();
    const cars = await this.store.read(this.store.alias, spuIds);
    return new Map([...cars].map(([spuId, car]) => [spuId, textOfSource(car)]));
  }

  override async *allIds(): AsyncGenerator<readonly string[]> {
    let after: readonly Value[] | undefined;
    for (;;) {
      const { hits } = await this.cluster.search(this.store.alias, {
        query: EVERYTHING,
        size: AT_ONCE,
        sort: [{ id: 'asc' }],
        track_total_hits: false,
        _source: false,
        ...(after && { search_after: after }),
      });
      const ids = hits.hits.map(({ _id }) => _id);
      if (ids.length === 0) return;
      yield ids;
      after = [ids.at(-1)!];
    }
  }

  /** Returns false: the fields of a document are derived from its car in one write. */
  override isMisfiled(): boolean {
    return false;
  }
}
