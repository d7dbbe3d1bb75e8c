import type { WriteMilestoneDto } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import type { Milestone } from './milestone.js';
import { MilestoneRepository } from './milestone.repository.js';

/** The recorded steps of one order, in memory. */
export class InMemoryMilestones extends MilestoneRepository {
  private readonly steps = new Map<string, Milestone>();

  constructor() {
    super(new NoDatabase());
  }

  override async ofOrder(): Promise<Milestone[]> {
    return [...this.steps.values()];
  }

  override async write(
    _: EntityManager,
    { code, happenedOn, note, files, skipReason }: WriteMilestoneDto,
    by: Actor,
  ): Promise<boolean> {
    const known = this.steps.get(code);
    this.steps.set(code, {
      code,
      happenedOn,
      note: note ?? null,
      skipReason: skipReason ?? null,
      files: files ?? known?.files ?? [],
      writtenByKind: by.kind === 'merchant' ? 'merchant' : 'staff',
      writtenAt: new Date('2026-11-21T12:00:00Z'),
      corrections: known ? known.corrections + 1 : 0,
    });
    return known !== undefined;
  }
}
