import { Injectable } from '@nestjs/common';
import { RawJson } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { productErrors, carStatuses, type CarDetailView, type SkuView } from '@mall/contracts/product';
import { borderDay } from '@mall/validation/typography';
import { inLanguage } from '@mall/validation';
import { BadgeLimitService } from '../badge/badge-limit.service.js';
import { RateService } from '../rate/rate.service.js';
import { Catalogue } from '../search/catalogue.js';
import { CarRepository, type CarPageRow, type CarRow } from './car.repository.js';
import { toCarDetail } from './car.mapper.js';

/** Page of one car, as buyers see it. */
@Injectable()
export class CarPageService {
  constructor(
    private readonly cars: CarRepository,
    private readonly rate: RateService,
    private readonly limits: BadgeLimitService,
    private readonly catalogue: Catalogue,
  ) {}

  /** Returns the page. @throws productErrors.carGone unless the car is on sale, or was sold: links to it may stand anywhere. */
  async show(spuId: string, caller: Caller): Promise<RawJson<CarDetailView>> {
    // The version is read before the tables, which are never behind the search: the answer is at least this
    // new.
    const { version } = this.catalogue;
    return new RawJson(JSON.stringify(await this.detail(spuId, caller)), version);
  }

  private async detail(spuId: string, caller: Caller): Promise<CarDetailView> {
    const row = await this.cars.shown(spuId);
    if (!row || (row.status !== carStatuses.onSale && !wasSold(row))) throw productErrors.carGone();
    return toCarDetail(row, skusOf(row, caller), {
      locale: caller.locale,
      rate: this.rate.current,
      limits: this.limits.current,
      today: borderDay(),
    });
  }
}

/**
 * Whether the car was sold. A used car goes off sale when it is sold, and stays off when its order is cancelled,
 * without anybody having taken it off.
 */
const wasSold = ({ status, statusReason }: CarPageRow): boolean =>
  status === carStatuses.notOnSale && (statusReason === 'sold' || statusReason === 'setAside');

const skusOf = (row: CarPageRow, { locale }: Caller): SkuView[] =>
  row.skus.map((sku) => ({
    skuId: sku.skuId,
    skuName: inLanguage(sku.name, locale) || inLanguage(row.name, locale),
    imgUrl: sku.imgUrl || (row.pictures[0]?.url ?? ''),
    priceFee: Number(sku.priceFee ?? row.priceFee),
    marketPriceFee: Number(sku.marketPriceFee ?? row.marketPriceFee),
    stock: sku.stock,
    properties: sku.properties,
    partyCode: row.partyCode ?? '',
    modelId: sku.modelId,
    weight: row.curbWeightKg ?? 0,
    volume: sku.volumeM3 ?? volumeOf(row),
    heldUntil: sku.heldUntil === null ? undefined : new Date(sku.heldUntil).toISOString(),
  }));

/** Returns length x width x height in cubic metres, to two decimals; 0 when a dimension is unknown. */
function volumeOf({ lengthMm, widthMm, heightMm }: CarRow): number {
  return Math.round(((lengthMm ?? 0) * (widthMm ?? 0) * (heightMm ?? 0)) / 10_000_000) / 100;
}
