import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { SetAsideRepository } from './set-aside.repository.js';

/** Set-aside used cars in memory; nothing else is stored of them. */
export class SetAsideCars extends SetAsideRepository {
  private readonly spuIds: ReadonlySet<string>;

  constructor(...spuIds: string[]) {
    super(new NoDatabase());
    this.spuIds = new Set(spuIds);
  }

  override async keepsOffSale(_: EntityManager, spuIds: readonly string[]): Promise<boolean> {
    return spuIds.some((spuId) => this.spuIds.has(spuId));
  }
}
