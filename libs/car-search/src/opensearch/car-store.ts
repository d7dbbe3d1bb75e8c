import type { LandedTotals } from '@mall/contracts/landed-cost';
import { productErrors } from '@mall/contracts/product';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceCar } from '../index/source-car.js';
import { readNumbers } from './car-numbers.js';
import { documentOf, type CarDocument } from './car-document.js';
import type { OpenSearchCluster } from './cluster.js';
import { indexBody, SCHEMA } from './index-body.js';
import type { EngineAddress } from '../engine-address/index.js';
import { EVERYTHING, type Value } from './query.js';
import type { CarNumbers } from './vocabulary.js';

/** Position up to which an index has applied the changes. */
export interface Position {
  readonly index: string;
  /** Catalogue version up to which all changes are in the index and can be found. */
  readonly version: number;
  /** Transaction before which all transactions are in it as well. */
  readonly seenBelow: string;
  /** Rates and tables from which the landed costs of all its cars were calculated; `undefined` for none. */
  readonly landed?: string | undefined;
}

interface BulkItem {
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason?: string };
}

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly Readonly<Record<string, BulkItem>>[];
}

/** Status for a version older than the stored one, which external versions are meant to refuse. */
const CONFLICT = 409;
const GONE = 404;
const TOO_MANY = 429;
const RETRIES = 8;
const GREEN_WITHIN_S = 60;
/** Number of cars in one bulk request. */
const CARS = 500;
/** Number of ids in one answer. */
const IDS = 5_000;

/** Writes cars and positions to the cluster. An older catalogue version never replaces a newer one. */
export class CarStore {
  /** Name that searches use. */
  readonly alias: string;
  private readonly positions: string;

  constructor(
    private readonly cluster: OpenSearchCluster,
    private readonly address: EngineAddress,
  ) {
    this.alias = `${address.prefix}-cars-${SCHEMA}`;
    this.positions = `${address.prefix}-positions`;
  }

  /** Returns the position of the index that is searched; `undefined` before the first one is complete. */
  async position(): Promise<Position | undefined> {
    const found = await this.cluster.get<{ readonly _source: Position }>(
      `/${this.positions}/_doc/${this.alias}`,
    );
    return found?._source;
  }

  /**
   * Stores the position up to which the cars were written.
   * @throws Error when a later position is stored, because another process has taken over.
   */
  async storePosition(position: Position): Promise<void> {
    await this.cluster.work({
      method: 'PUT',
      path: `/${this.positions}/_doc/${this.alias}`,
      querystring: { version: position.version, version_type: 'external_gte' },
      body: position,
    });
  }

  /** Returns the index behind the alias. */
  async current(): Promise<string | undefined> {
    const found = await this.cluster.get<Record<string, unknown>>(`/_alias/${this.alias}`);
    return found && Object.keys(found)[0];
  }

  async prepare(): Promise<void> {
    if (await this.cluster.get(`/${this.positions}/_settings`)) return;
    const { replicas } = this.address;
    const settings = { number_of_shards: 1, number_of_replicas: replicas };
    const mappings = {
      dynamic: 'strict',
      properties: {
        index: { type: 'keyword' },
        version: { type: 'long' },
        seenBelow: { type: 'keyword' },
        landed: { type: 'keyword' },
      },
    };
    await this.cluster.work({ method: 'PUT', path: `/${this.positions}`, body: { settings, mappings } });
  }

  /** Creates an empty index without replicas, which `publish` adds; returns its name. */
  async create(): Promise<string> {
    const index = `${this.alias}-${Date.now().toString(36)}`;
    const { shards } = this.address;
    await this.cluster.work({ method: 'PUT', path: `/${index}`, body: indexBody({ shards, replicas: 0 }) });
    return index;
  }

  /** Switches searches to this index in one step. */
  async publish(index: string): Promise<void> {
    const { replicas } = this.address;
    const settings = { index: { number_of_replicas: replicas } };
    await this.cluster.work({ method: 'PUT', path: `/${index}/_settings`, body: settings });
    // With fewer nodes than copies it never gets green, but can be searched.
    await this.cluster
      .work({
        method: 'GET',
        path: `/_cluster/health/${index}`,
        querystring: { wait_for_status: 'green', timeout: `${GREEN_WITHIN_S}s` },
      })
      .catch(() => undefined);
    const before = await this.current();
    const remove = before && before !== index ? [{ remove: { index: before, alias: this.alias } }] : [];
    const actions = [...remove, { add: { index, alias: this.alias } }];
    await this.cluster.work({ method: 'POST', path: '/_aliases', body: { actions } });
  }

  /** Deletes all indices of these fields except one: replaced ones, and those whose loading was interrupted. */
  async dropOthers(kept: string | undefined): Promise<void> {
    const found = await this.cluster.get<Record<string, unknown>>(`/${this.alias}-*/_settings`);
    for (const index of Object.keys(found ?? {}))
      if (index !== kept) await this.cluster.work({ method: 'DELETE', path: `/${index}` });
  }

  /** Returns the cars as they are stored, whether searches find them yet or not. */
  async read(index: string, spuIds: readonly string[]): Promise<Map<string, SourceCar>> {
    const { docs } = await this.cluster.work<{
      readonly docs: readonly { readonly _id: string; readonly _source?: Pick<CarDocument, 'car'> }[];
    }>({ method: 'POST', path: `/${index}/_mget`, querystring: { _source: 'car' }, body: { ids: spuIds } });
    return new Map(docs.flatMap(({ _id, _source }) => (_source ? [[_id, _source.car] as const] : [])));
  }

  /** Returns the ids of all cars that searches find, in portions. */
  async *allIds(): AsyncGenerator<readonly string[]> {
    let after: readonly Value[] | undefined;
    for (;;) {
      const { hits } = await this.cluster.search(this.alias, {
        query: EVERYTHING,
        size: IDS,
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

  /** Returns the numbers of cars by make, category and other shared names, and all words of names. */
  numbers(): Promise<CarNumbers> {
    return readNumbers(this.cluster, this.alias);
  }

  /** Stores cars as of a catalogue version, and removes those of the ids that are not among them. */
  async write(
    index: string,
    version: number,
    spuIds: readonly string[],
    cars: readonly SourceCar[],
    totals: LandedTotals | undefined,
  ): Promise<void> {
    const byId = new Map(cars.map((car) => [car.spuId, car]));
    let operations = spuIds.map((spuId) => {
      const car = byId.get(spuId);
      const target = { _id: spuId, version, version_type: 'external' };
      return car ? [{ index: target }, documentOf(car, totals)] : [{ delete: target }];
    });
    for (let attempt = 0; operations.length > 0; attempt += 1) {
      if (attempt === RETRIES) throw productErrors.searchUnavailable();
      if (attempt > 0) await sleep(100 * 2 ** attempt);
      const answer = await this.cluster.work<BulkAnswer>({
        method: 'POST',
        path: `/${index}/_bulk`,
        bulkBody: operations.flat(),
      });
      if (!answer.errors) return;
      const items = answer.items.flatMap((item) => Object.values(item));
      const refused = items.find(({ status, error }) => error && !PASSING.has(status));
      if (refused) throw new Error(`A car was not indexed: ${refused.error?.type} ${refused.error?.reason}`);
      operations = operations.filter((_, at) => RETRIED.has(items[at]!.status));
    }
  }

  /** Makes written cars visible to searches. */
  async refresh(index: string): Promise<void> {
    await this.cluster.work({ method: 'POST', path: `/${index}/_refresh` });
  }
}

const RETRIED = new Set([TOO_MANY, 503]);
const PASSING = new Set([CONFLICT, GONE, ...RETRIED]);

/** Returns the list in parts of the size of one bulk request. */
export function portionsOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / CARS) }, (_, at) =>
    all.slice(at * CARS, (at + 1) * CARS),
  );
}
