import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { inTurn } from '@mall/persistence';
import { DataSource, Like, Raw, type EntityManager } from 'typeorm';
import { ChangeProposal } from './change-proposal.entity.js';

/** Condition of proposals that have not expired. */
const isFresh = Raw((column) => `${column} > now() - interval '24 hours'`);

export const nameOf = ({ username, userId }: Caller): string => username ?? userId ?? 'staff';

/** Changes that two people must make: the first leaves a proposal, the second enters the same value. */
@Injectable()
export class ChangeProposalRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes transactions that change the same subject wait until this one ends. */
  async lock(tx: EntityManager, subject: string): Promise<void> {
    await inTurn(tx, subject);
  }

  /**
   * Returns the name of another person who has proposed this value within a day, and uses the proposal up. Otherwise
   * the caller's value replaces any other proposal; one that the caller has made already stays as it is.
   */
  async agree(
    tx: EntityManager,
    subject: string,
    value: number,
    caller: Caller,
  ): Promise<string | undefined> {
    const proposals = tx.getRepository(ChangeProposal);
    const proposedById = caller.userId ?? '';
    const waiting = await proposals.findOneBy({ subject, proposedAt: isFresh });
    if (waiting?.value === value) {
      if (waiting.proposedById === proposedById) return undefined;
      await proposals.delete({ subject });
      return waiting.proposedBy;
    }
    const proposal = { subject, value, proposedById, proposedBy: nameOf(caller), proposedAt: () => 'now()' };
    await proposals.upsert(proposal, ['subject']);
    return undefined;
  }

  /** Discards the proposal, because one person has changed the value meanwhile. */
  async withdraw(tx: EntityManager, subject: string): Promise<void> {
    await tx.getRepository(ChangeProposal).delete({ subject });
  }

  /** Returns waiting proposals with this prefix of the subject. */
  waiting(prefix: string): Promise<ChangeProposal[]> {
    const proposals = this.dataSource.getRepository(ChangeProposal);
    return proposals.findBy({ subject: Like(`${prefix}%`), proposedAt: isFresh });
  }
}
