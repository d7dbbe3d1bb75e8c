import { Injectable } from '@nestjs/common';
import {
  roublesOf,
  type EstimateRate,
  type FeedOffer,
  type FeedPart,
  type FeedPartDto,
} from '@mall/contracts/product';
import { inLanguage } from '@mall/validation';
import { LandedFigureService } from '../rate/landed-figure.service.js';
import { RateService } from '../rate/rate.service.js';
import { FeedRepository, type FeedRow } from './feed.repository.js';

/**
 * Number of cars in a part, which are read and written within some ten milliseconds, so that buyers' requests are
 * served in between.
 */
const PART = 300;
const KOPECKS = 100;

/** Cars on sale for the feeds of search engines, part by part. */
@Injectable()
export class FeedService {
  constructor(
    private readonly feeds: FeedRepository,
    private readonly rate: RateService,
    private readonly landed: LandedFigureService,
  ) {}

  files(): Promise<readonly number[]> {
    return this.feeds.files();
  }

  /** Returns a part; empty while no rate is known, because a car without a price in roubles is no offer. */
  async part({ file, afterId = '0' }: FeedPartDto): Promise<FeedPart> {
    const rate = this.rate.current;
    if (!rate) return { offers: [] };
    const rows = await this.feeds.part(file, afterId, PART);
    const offers = rows.map((row) => this.offerOf(row, rate));
    return rows.length < PART ? { offers } : { offers, nextAfterId: rows.at(-1)!.spuId };
  }

  private offerOf(row: FeedRow, rate: EstimateRate): FeedOffer {
    const { spuId, name, make, pictures, hasStock, series, priceFee, ...stored } = row;
    // Facts that only the landed cost depends on are left out.
    const { powerKw, power30MinKw, firstRegDate, ...facts } = known(stored);
    const landedFacts = { ...facts, powerKw, power30MinKw, firstRegDate };
    const kopecks = this.landed.totals?.totalOf(landedFacts, Number(priceFee), 'person');
    return {
      ...facts,
      spuId,
      name: inLanguage(name, 'ru'),
      make,
      ...(series ? { series } : {}),
      pictures,
      hasStock,
      priceRub: roublesOf(Number(priceFee), rate),
      ...(kopecks === undefined ? {} : { landedRub: Math.round(kopecks / KOPECKS) }),
    };
  }
}

/** Returns the facts that are not null. */
const known = <T extends object>(row: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
