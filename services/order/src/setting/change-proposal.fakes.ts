import type { Caller } from '@mall/contracts/define';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { ChangeProposalRepository, nameOf } from './change-proposal.repository.js';

/** Proposals in memory; none expires. */
export class InMemoryProposals extends ChangeProposalRepository {
  private readonly bySubject = new Map<string, { readonly value: number; readonly caller: Caller }>();

  constructor() {
    super(new NoDatabase());
  }

  override async lock(): Promise<void> {}

  override async agree(
    _: EntityManager,
    subject: string,
    value: number,
    caller: Caller,
  ): Promise<string | undefined> {
    const first = this.bySubject.get(subject);
    if (first?.value === value && first.caller.userId !== caller.userId) {
      this.bySubject.delete(subject);
      return nameOf(first.caller);
    }
    this.bySubject.set(subject, { value, caller });
    return undefined;
  }

  override async withdraw(_: EntityManager, subject: string): Promise<void> {
    this.bySubject.delete(subject);
  }
}
