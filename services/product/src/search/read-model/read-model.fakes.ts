import type { CarSearch } from '../car-search.port.js';
import { CarFinder } from '../engine/car-finder.js';
import { CarIndex } from '../engine/car-index.js';
import { MemoryCarSearch } from '../memory-car-search.js';
import { ReadModel } from './read-model.js';
import { readyModel, type ReadyModel } from './ready-model.js';

/** A read model without cars. */
export class EmptyReadModel extends ReadModel {
  private readonly empty: ReadyModel;

  constructor() {
    super(undefined as never, undefined as never, undefined as never, undefined as never, undefined as never);
    const index = new CarIndex();
    this.empty = readyModel(index, new CarFinder(index));
  }

  override get ready(): ReadyModel {
    return this.empty;
  }
}

/** Searches a read model without cars. */
export const emptyCarSearch = (model: ReadModel): CarSearch =>
  new MemoryCarSearch(model, undefined as never, undefined as never, undefined as never);
