import { NoDatabase } from '@mall/persistence/fakes';
import { borderDay } from '@mall/validation/typography';
import { BadgeLimit } from './badge-limit.entity.js';
import { BadgeLimitRepository } from './badge-limit.repository.js';
import { BadgeLimitService } from './badge-limit.service.js';

/** Service without figures, so that no car has a badge that depends on them. */
export class NoBadgeLimits extends BadgeLimitService {
  constructor() {
    super(undefined as never, undefined as never);
  }
}

/** Figures that all replicas share, in memory. */
export class InMemoryLimits extends BadgeLimitRepository {
  private rows: readonly BadgeLimit[] = [];

  constructor() {
    super(new NoDatabase().getRepository(BadgeLimit));
  }

  override async current(): Promise<ReadonlyMap<string, number>> {
    const today = borderDay();
    const begun = this.rows.filter(({ validFrom }) => validFrom <= today);
    const sorted = begun.sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
    return new Map(sorted.map(({ limitKey, value }) => [limitKey, value]));
  }

  override async save(limits: readonly BadgeLimit[]): Promise<void> {
    const isWritten = (row: BadgeLimit): boolean =>
      limits.some(({ limitKey, validFrom }) => limitKey === row.limitKey && validFrom === row.validFrom);
    this.rows = [...this.rows.filter((row) => !isWritten(row)), ...limits];
  }
}
