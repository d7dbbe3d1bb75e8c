import { NoDatabase } from '@mall/persistence/fakes';
import { MovedMoneyRepository, type MovedMoney } from './moved-money.repository.js';

/** Everybody has moved this much within a day. */
export class FixedMovedMoney extends MovedMoneyRepository {
  constructor(private readonly moved: Partial<MovedMoney> = {}) {
    super(new NoDatabase());
  }

  override async ofDecider(): Promise<MovedMoney> {
    return this.ofPerson();
  }

  override async ofPerson(): Promise<MovedMoney> {
    return { movedMinor: 0, writtenOffMinor: 0, ...this.moved };
  }
}
