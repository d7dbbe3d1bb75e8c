// SQL: the check compares snapshots of the source tables with the read model.
import { column, rowShape } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { rowHash, textOfSource, type SourceCar } from '@mall/car-search';
import type { Proof } from './proof-messages.js';
import { ProvedModel } from './proved-model.js';
import { SourceReader } from './source-reader.js';
import { rowsOn } from './source-rows.js';

/** Number of rows compared before the event loop handles requests. */
const AT_ONCE = 200;
/** Maximum number of comparisons of a car that keeps changing. */
const ROUNDS = 20;
const CATCH_UP_MS = 20;

/** Compares the read model with the source tables while both change. */
@Injectable()
export class ReadModelVerifier {
  constructor(
    private readonly model: ProvedModel,
    private readonly source: SourceReader,
    private readonly dataSource: DataSource,
  ) {}

  async prove({ repair }: { readonly repair: boolean }): Promise<Proof> {
    const started = performance.now();
    const sums = new Sums();
    const suspects = await this.compareAll(sums);
    const wrong = await this.confirm(suspects, sums);
    const found = sums.totals();
    const isRepaired = repair && wrong.length > 0 ? await this.repair(wrong) : wrong.length === 0;
    return {
      ...found,
      version: this.model.version,
      differing: wrong.slice(0, 20),
      differences: wrong.length,
      isRepaired,
      seconds: Math.round((performance.now() - started) / 100) / 10,
    };
  }

  /** Compares all cars once; returns those that differ, which may have changed in between. */
  private async compareAll(sums: Sums): Promise<string[]> {
    const suspects: string[] = [];
    const seen = new Set<string>();
    await this.source.look(async ({ cars }) => {
      for await (const rows of cars()) {
        for (let at = 0; at < rows.length; at += AT_ONCE) {
          const some = new Map(rows.slice(at, at + AT_ONCE).map((car) => [car.spuId, car]));
          suspects.push(...(await this.differing(some, [...some.keys()], sums)));
          for (const spuId of some.keys()) seen.add(spuId);
          await breath();
        }
      }
    });
    for await (const ids of this.model.allIds()) {
      const unseen = ids.filter((spuId) => !seen.has(spuId));
      suspects.push(...(await this.differing(new Map(), unseen, sums)));
    }
    return suspects;
  }

  /** Compares cars again until each is equal, or differs although the model is up to date with it. */
  private async confirm(suspects: readonly string[], sums: Sums): Promise<string[]> {
    const wrong: string[] = [];
    for (let at = 0; at < suspects.length; at += AT_ONCE) {
      let left: readonly string[] = suspects.slice(at, at + AT_ONCE);
      for (let round = 0; left.length > 0 && round < ROUNDS; round += 1) {
        const { cars, pending } = await this.settled(left);
        const differing = await this.differing(cars, left, sums);
        const after = await this.settled(differing);
        // Certainly wrong: it differs, no change is pending, and the source was the same before and after.
        const stillDiffering = await this.differing(after.cars, differing, sums);
        const sure = stillDiffering.filter(
          (spuId) =>
            !pending.has(spuId) &&
            !after.pending.has(spuId) &&
            lineOf(cars.get(spuId)) === lineOf(after.cars.get(spuId)),
        );
        wrong.push(...sure);
        left = differing.filter((spuId) => !sure.includes(spuId));
      }
    }
    return wrong;
  }

  /** Reads cars and waits until the model has reached the version at that moment. */
  private async settled(
    spuIds: readonly string[],
  ): Promise<{ cars: Map<string, SourceCar>; pending: Set<string> }> {
    if (spuIds.length === 0) return { cars: new Map(), pending: new Set() };
    const client = await this.source.connect('proof');
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const version = await this.source.latestVersion(client);
      const cars = await this.source.cars(client, spuIds);
      const rows = await rowsOn(
        client,
        rowShape({ spuId: column.bigint }),
        `SELECT spu_id AS "spuId" FROM car_change WHERE spu_id = ANY($1::bigint[])`,
        [spuIds],
      );
      await client.query('COMMIT');
      while (this.model.version < version) await pause(CATCH_UP_MS);
      return {
        cars: new Map(cars.map((car) => [car.spuId, car])),
        pending: new Set(rows.map(({ spuId }) => spuId)),
      };
    } finally {
      await client.end();
    }
  }

  /** Makes all replicas read the cars again. */
  private async repair(wrong: readonly string[]): Promise<boolean> {
    const isMisfiled = wrong.some((spuId) => this.model.isMisfiled(spuId));
    await this.dataSource.query(
      isMisfiled
        ? `INSERT INTO car_change (what) VALUES ('everything')`
        : `INSERT INTO car_change (spu_id) SELECT unnest($1::bigint[])`,
      isMisfiled ? [] : [wrong],
    );
    return (await this.confirm(wrong, new Sums())).length === 0;
  }

  /** Returns those of the cars that differ between model and source. */
  private async differing(
    source: ReadonlyMap<string, SourceCar>,
    spuIds: readonly string[],
    sums: Sums,
  ): Promise<string[]> {
    const lines = await this.model.linesOf(spuIds);
    return spuIds.filter((spuId) => {
      const car = source.get(spuId);
      const [line, known] = [car && textOfSource(car), lines.get(spuId)];
      sums.set(spuId, line, known);
      return line !== known;
    });
  }
}

const lineOf = (car: SourceCar | undefined): string => (car ? textOfSource(car) : '');

/** Sums of row hashes; a repeated comparison replaces the earlier one. */
class Sums {
  private source = 0n;
  private model = 0n;
  private cars = 0;
  /** Rows that differed at their last comparison; equal rows are summed up finally. */
  private readonly differing = new Map<string, { source: bigint; model: bigint; cars: number }>();

  set(spuId: string, source: string | undefined, model: string | undefined): void {
    const row = {
      source: source ? rowHash(source) : 0n,
      model: model ? rowHash(model) : 0n,
      cars: source ? 1 : 0,
    };
    const before = this.differing.get(spuId) ?? { source: 0n, model: 0n, cars: 0 };
    this.source += row.source - before.source;
    this.model += row.model - before.model;
    this.cars += row.cars - before.cars;
    if (row.source === row.model) this.differing.delete(spuId);
    else this.differing.set(spuId, row);
  }

  totals(): { cars: number; sourceHash: string; modelHash: string } {
    const text = (sum: bigint): string => BigInt.asUintN(64, sum).toString(16).padStart(16, '0');
    return { cars: this.cars, sourceHash: text(this.source), modelHash: text(this.model) };
  }
}
