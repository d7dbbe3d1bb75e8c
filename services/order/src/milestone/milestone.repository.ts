import { Injectable } from '@nestjs/common';
import type { WriteMilestoneDto } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import type { Milestone } from './milestone.js';

@Injectable()
export class MilestoneRepository {
  constructor(private readonly dataSource: DataSource) {}

  ofOrder(orderId: string, db: EntityManager = this.dataSource.manager): Promise<Milestone[]> {
    return db.query(
      `SELECT code, to_char(happened_on, 'YYYY-MM-DD') AS "happenedOn", note, files, written_by_kind AS "writtenByKind",
         written_at AS "writtenAt", corrections FROM milestone WHERE order_id = $1`,
      [orderId],
    );
  }

  /** Files that are not given stay as they were. Answers whether it corrected a written step. */
  async write(tx: EntityManager, step: WriteMilestoneDto, by: Actor): Promise<boolean> {
    const [row] = (await tx.query(
      `INSERT INTO milestone (order_id, code, happened_on, note, files, written_by_kind, written_by_id)
       VALUES ($1, $2, $3, $4, COALESCE($5::jsonb, '[]'), $6, $7)
       ON CONFLICT (order_id, code) DO UPDATE SET happened_on = EXCLUDED.happened_on, note = EXCLUDED.note,
         files = COALESCE($5::jsonb, milestone.files), written_by_kind = EXCLUDED.written_by_kind,
         written_by_id = EXCLUDED.written_by_id, written_at = now(), corrections = milestone.corrections + 1
       RETURNING corrections`,
      [
        step.orderId,
        step.code,
        step.happenedOn,
        step.note ?? null,
        step.files ? JSON.stringify(step.files) : null,
        by.kind,
        by.id,
      ],
    )) as { corrections: number }[];
    return row!.corrections > 0;
  }
}
