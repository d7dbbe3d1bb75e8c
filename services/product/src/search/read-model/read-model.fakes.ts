import { CarModel, MemoryCarSearch, type CarSearch } from '@mall/car-search';
import { ReadModel } from './read-model.js';

/** A read model without cars. */
export class EmptyReadModel extends ReadModel {
  private readonly empty = new CarModel();

  constructor() {
    super(undefined as never, undefined as never, undefined as never, undefined as never, undefined as never);
  }

  override get ready(): CarModel {
    return this.empty;
  }
}

/** Searches a read model without cars. */
export const emptyCarSearch = (model: ReadModel): CarSearch =>
  new MemoryCarSearch(model, { rate: undefined, limits: undefined, landed: undefined });
