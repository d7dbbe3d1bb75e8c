// SQL: the upsert of a step counts its corrections.
import { Injectable } from '@nestjs/common';
import type { WriteMilestoneDto } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { MilestoneEntity } from './milestone.entity.js';
import { inSequence, type Milestone } from './milestone.js';

const written = rowShape({ corrections: column.integer });

@Injectable()
export class MilestoneRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the steps in their sequence. */
  async ofOrder(orderId: string, db: EntityManager = this.dataSource.manager): Promise<Milestone[]> {
    return inSequence(await db.getRepository(MilestoneEntity).findBy({ orderId }));
  }

  /**
   * Records a step, or corrects it; without `files` the earlier ones stay.
   * @returns whether the step had been recorded before.
   */
  async write(tx: EntityManager, step: WriteMilestoneDto, by: Actor): Promise<boolean> {
    const [row] = await queryRows(
      tx,
      written,
      `INSERT INTO milestone (order_id, code, happened_on, note, files, written_by_kind, written_by_id,
         skip_reason)
       VALUES ($1, $2, $3, $4, COALESCE($5::jsonb, '[]'), $6, $7, $8)
       ON CONFLICT (order_id, code) DO UPDATE SET happened_on = EXCLUDED.happened_on, note = EXCLUDED.note,
         files = COALESCE($5::jsonb, milestone.files), written_by_kind = EXCLUDED.written_by_kind,
         written_by_id = EXCLUDED.written_by_id, written_at = now(), skip_reason = EXCLUDED.skip_reason, corrections = milestone.corrections + 1
       RETURNING corrections`,
      [
        step.orderId,
        step.code,
        step.happenedOn,
        step.note ?? null,
        step.files ? JSON.stringify(step.files) : null,
        by.kind,
        by.id,
        step.skipReason ?? null,
      ],
    );
    return row!.corrections > 0;
  }
}
