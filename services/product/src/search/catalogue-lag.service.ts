import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { addGauge } from '@mall/telemetry';
import { MoreThan, type Repository } from 'typeorm';
import { Catalogue } from './catalogue.js';
import { CatalogueVersion } from './read-model/catalogue-version.entity.js';

/** Measures how far the search of this process is behind the tables. */
@Injectable()
export class CatalogueLagService implements OnApplicationBootstrap {
  constructor(
    private readonly catalogue: Catalogue,
    @InjectRepository(CatalogueVersion) private readonly versions: Repository<CatalogueVersion>,
  ) {}

  onApplicationBootstrap(): void {
    addGauge({
      name: 'mall_read_model_behind_seconds',
      help: 'Age of the oldest change of the catalogue that the search of this process does not show yet.',
      read: async () => [{ value: await this.secondsBehind() }],
    });
  }

  /**
   * Returns the lag; 0 when every numbered change is applied. Changes without a number are numbered within a tenth of a
   * second.
   */
  private async secondsBehind(): Promise<number> {
    const oldest = await this.versions.findOne({
      select: { version: true, madeAt: true },
      where: { version: MoreThan(String(this.catalogue.version)) },
      order: { version: 'ASC' },
    });
    return oldest ? Math.max(0, (Date.now() - oldest.madeAt.getTime()) / 1_000) : 0;
  }
}
