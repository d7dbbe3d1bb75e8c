import { Injectable } from '@nestjs/common';
import { ProvedModel } from './proved-model.js';
import { ReadModel } from './read-model.js';

/** Reads the cars in the memory of this process. */
@Injectable()
export class ReadModelReader extends ProvedModel {
  constructor(private readonly model: ReadModel) {
    super();
  }

  override get version(): number {
    return this.model.version;
  }

  override linesOf(spuIds: readonly string[]): ReadonlyMap<string, string> {
    return this.model.ready.linesOf(spuIds);
  }

  override allIds(): Iterable<readonly string[]> {
    return this.model.ready.allIds();
  }

  override isMisfiled(spuId: string): boolean {
    return this.model.ready.isMisfiled(spuId);
  }
}
