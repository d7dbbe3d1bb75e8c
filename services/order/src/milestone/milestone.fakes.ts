import type { WriteMilestoneDto } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { inSequence, type Milestone } from './milestone.js';
import { MilestoneRepository } from './milestone.repository.js';

/** Recorded milestones of orders, in memory. */
export class InMemoryMilestones extends MilestoneRepository {
  private readonly steps = new Map<string, ReadonlyMap<string, Milestone>>();

  constructor() {
    super(new NoDatabase());
  }

  override async ofOrder(orderId: string): Promise<Milestone[]> {
    return inSequence([...(this.steps.get(orderId)?.values() ?? [])]);
  }

  override async write(
    _: EntityManager,
    { orderId, code, happenedOn, note, files, skipReason }: WriteMilestoneDto,
    by: Actor,
  ): Promise<boolean> {
    const steps = this.steps.get(orderId) ?? new Map<string, Milestone>();
    const known = steps.get(code);
    const step: Milestone = {
      code,
      happenedOn,
      note: note ?? null,
      skipReason: skipReason ?? null,
      files: files ?? known?.files ?? [],
      writtenByKind: by.kind === 'merchant' ? 'merchant' : 'staff',
      writtenAt: new Date('2026-11-21T12:00:00Z'),
      corrections: known ? known.corrections + 1 : 0,
    };
    this.steps.set(orderId, new Map([...steps, [code, step]]));
    return known !== undefined;
  }
}
