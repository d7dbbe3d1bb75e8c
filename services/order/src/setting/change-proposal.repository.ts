import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { inTurn } from '@mall/persistence';
import { DataSource, Like, Raw, type EntityManager } from 'typeorm';
import { ChangeProposal } from './change-proposal.entity.js';

/** A proposal that nobody has agreed to lapses after this time. */
const isFresh = Raw((column) => `${column} > now() - interval '24 hours'`);

export const nameOf = ({ username, userId }: Caller): string => username ?? userId ?? 'staff';

/** Changes that two people must make: the first leaves a proposal, the second enters the same value. */
@Injectable()
export class ChangeProposalRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes others who change the same thing wait until the transaction ends. */
  async lock(tx: EntityManager, subject: string): Promise<void> {
    await inTurn(tx, subject);
  }

  /**
   * The name of another person who has proposed this value within a day; the proposal is used up. Otherwise the caller's
   * value becomes the proposal, instead of any other; one that the caller has made already stays as it is.
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

  /** Those that wait, of subjects with this beginning. */
  waiting(prefix: string): Promise<ChangeProposal[]> {
    const proposals = this.dataSource.getRepository(ChangeProposal);
    return proposals.findBy({ subject: Like(`${prefix}%`), proposedAt: isFresh });
  }
}
