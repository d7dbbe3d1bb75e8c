import { CarFinder } from '../engine/car-finder.js';
import { CarIndex } from '../engine/car-index.js';
import { ReadModel, type ReadyModel } from './read-model.js';

/** A read model without cars. */
export class EmptyReadModel extends ReadModel {
  private readonly empty: ReadyModel;

  constructor() {
    super(undefined as never, undefined as never, undefined as never);
    const index = new CarIndex();
    this.empty = { index, finder: new CarFinder(index) };
  }

  override get ready(): ReadyModel {
    return this.empty;
  }
}
