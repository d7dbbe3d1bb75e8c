import { Injectable } from '@nestjs/common';
import type { SearchFigures } from '@mall/car-search';
import { BadgeLimitService } from '../badge/badge-limit.service.js';
import { LandedFigureService } from '../rate/landed-figure.service.js';
import { RateService } from '../rate/rate.service.js';

/** Rates, limits and figures of landed costs, as searches use them. */
@Injectable()
export class SearchFigureService implements SearchFigures {
  constructor(
    private readonly rates: RateService,
    private readonly badges: BadgeLimitService,
    private readonly costs: LandedFigureService,
  ) {}

  get rate(): SearchFigures['rate'] {
    return this.rates.current;
  }

  get limits(): SearchFigures['limits'] {
    return this.badges.current;
  }

  get landed(): SearchFigures['landed'] {
    return this.costs.totals;
  }
}
