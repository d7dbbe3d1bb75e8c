import { Injectable } from '@nestjs/common';
import type { ImportedDivisionDto } from '@mall/contracts/user';
import type { Texts } from '@mall/validation';
import { DataSource } from 'typeorm';
import type { Division } from './division.js';

interface DivisionRow {
  readonly area_id: string;
  readonly code: string;
  readonly parent_code: string | null;
  readonly parent_area_id: string | null;
  readonly level: number;
  readonly name: Texts;
}

@Injectable()
export class DivisionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async all(): Promise<Division[]> {
    const rows = (await this.dataSource.query(
      `SELECT d.*, p.area_id AS parent_area_id
         FROM division d LEFT JOIN division p ON p.code = d.parent_code ORDER BY d.level, d.area_id`,
    )) as DivisionRow[];
    return rows.map((row) => ({
      areaId: row.area_id,
      code: row.code,
      parentCode: row.parent_code ?? '0',
      parentAreaId: row.parent_area_id ?? '0',
      level: row.level,
      name: row.name,
    }));
  }

  /** Parents must come before their children, or be there already. */
  async upsert(divisions: readonly ImportedDivisionDto[]): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      for (const { dmCode, dmUplv, dmLevel, name } of divisions)
        await tx.query(
          `INSERT INTO division (code, parent_code, level, name) VALUES ($1, NULLIF($2, '0'), $3, $4)
           ON CONFLICT (code) DO UPDATE SET parent_code = EXCLUDED.parent_code, level = EXCLUDED.level, name = EXCLUDED.name`,
          [dmCode, dmUplv, dmLevel, JSON.stringify(name)],
        );
      const [row] = (await tx.query('SELECT count(*)::int AS n FROM division')) as { n: number }[];
      return row!.n;
    });
  }
}
