import { Injectable } from '@nestjs/common';
import { ProvedModel } from './proved-model.js';
import { ReadModel } from './read-model.js';
import { textOfModel } from './row-text.js';

/** Number of positions that are read at once. */
const AT_ONCE = 10_000;

/** Reads the index in the memory of this process. */
@Injectable()
export class ReadModelReader extends ProvedModel {
  constructor(private readonly model: ReadModel) {
    super();
  }

  override get version(): number {
    return this.model.version;
  }

  override linesOf(spuIds: readonly string[]): ReadonlyMap<string, string> {
    const { index } = this.model.ready;
    return new Map(
      spuIds.flatMap((spuId) => {
        const ord = index.placeOf(spuId);
        if (ord < 0) return [];
        // A car that is filed under other values than its own differs from every line.
        return [[spuId, index.isFiled(ord) ? textOfModel(index, ord) : ''] as const];
      }),
    );
  }

  override *allIds(): Generator<readonly string[]> {
    const { index } = this.model.ready;
    for (let from = 0; from < index.places; from += AT_ONCE) {
      const ids: string[] = [];
      for (let ord = from; ord < Math.min(index.places, from + AT_ONCE); ord += 1)
        if (index.everything.has(ord)) ids.push(index.spuId(ord));
      yield ids;
    }
  }

  override isMisfiled(spuId: string): boolean {
    const { index } = this.model.ready;
    const ord = index.placeOf(spuId);
    return ord >= 0 && !index.isFiled(ord);
  }
}
