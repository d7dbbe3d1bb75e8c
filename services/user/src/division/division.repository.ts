import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ImportedDivisionDto } from '@mall/contracts/user';
import type { Texts } from '@mall/validation';
import { Repository } from 'typeorm';
import type { Division } from './division.js';
import { DivisionRow } from './division.entity.js';

@Injectable()
export class DivisionRepository {
  constructor(@InjectRepository(DivisionRow) private readonly divisions: Repository<DivisionRow>) {}

  async all(): Promise<Division[]> {
    const rows = await this.divisions.find({ order: { level: 'ASC', areaId: 'ASC' } });
    const areaIds = new Map(rows.map(({ code, areaId }) => [code, areaId]));
    return rows.map(({ parentCode, ...division }) => ({
      ...division,
      parentCode: parentCode ?? '0',
      parentAreaId: areaIds.get(parentCode ?? '') ?? '0',
    }));
  }

  /** Renames a division. @returns false when there is no such division. */
  async rename(code: string, name: Texts): Promise<boolean> {
    return (await this.divisions.update({ code }, { name })).affected === 1;
  }

  /** Stores divisions. Parents must come before their children, or exist already. @returns the number of divisions afterwards. */
  upsert(divisions: readonly ImportedDivisionDto[]): Promise<number> {
    return this.divisions.manager.transaction(async (tx) => {
      const rows = tx.getRepository(DivisionRow);
      for (const { dmCode, dmUplv, dmLevel, name } of divisions)
        await rows.upsert(
          { code: dmCode, parentCode: dmUplv === '0' ? null : dmUplv, level: dmLevel, name },
          { conflictPaths: { code: true } },
        );
      return rows.count();
    });
  }
}
