import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { MovedMoneyRepository, type MovedMoney } from './moved-money.repository.js';
import type { Actor } from './order.js';

const NOTHING: MovedMoney = { movedMinor: 0, writtenOffMinor: 0 };

/** Money that members of staff have moved within a day, by their ids; the others have moved nothing. */
export class InMemoryMovedMoney extends MovedMoneyRepository {
  constructor(private readonly moved: Readonly<Record<string, Partial<MovedMoney>>> = {}) {
    super(new NoDatabase());
  }

  override async ofDecider(_: EntityManager, { id }: Actor): Promise<MovedMoney> {
    return id === null ? NOTHING : this.ofPerson(id);
  }

  override async ofPerson(staffId: string): Promise<MovedMoney> {
    return { ...NOTHING, ...this.moved[staffId] };
  }
}
