import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { BORDER_ZONE } from '@mall/validation/typography';
import { Repository } from 'typeorm';
import { BadgeLimit } from './badge-limit.entity.js';

@Injectable()
export class BadgeLimitRepository {
  constructor(@InjectRepository(BadgeLimit) private readonly limits: Repository<BadgeLimit>) {}

  /** Returns the figures that apply today, by key. */
  async current(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.limits
      .createQueryBuilder('limit')
      .distinctOn(['limit.limitKey'])
      .where(`limit.validFrom <= (now() AT TIME ZONE '${BORDER_ZONE}')::date`)
      .orderBy({ 'limit.limitKey': 'ASC', 'limit.validFrom': 'DESC' })
      .getMany();
    return new Map(rows.map(({ limitKey, value }) => [limitKey, value]));
  }

  /** Writes only figures that differ: each write makes all replicas reload them. */
  async save(limits: readonly BadgeLimit[]): Promise<void> {
    await this.limits.upsert([...limits], {
      conflictPaths: ['limitKey', 'validFrom'],
      skipUpdateIfNoValuesChanged: true,
    });
  }
}
