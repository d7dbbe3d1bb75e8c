import { Injectable } from '@nestjs/common';
import { textOfSource } from '@mall/car-search';
import { CarStore } from '@mall/car-search/opensearch';
import { ProvedModel } from '../read-model/proved-model.js';
import { OpenSearchCatalogue } from './opensearch-catalogue.js';

/** Reads the cars that the cluster stores. */
@Injectable()
export class StoredCarReader extends ProvedModel {
  constructor(
    private readonly catalogue: OpenSearchCatalogue,
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

  override allIds(): AsyncIterable<readonly string[]> {
    return this.store.allIds();
  }

  /** Returns false: the fields of a document are derived from its car in one write. */
  override isMisfiled(): boolean {
    return false;
  }
}
