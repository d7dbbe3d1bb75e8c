// SQL: an import compares the prices of hundreds of cars in one statement.
import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { carStatuses, type ImportCarDto } from '@mall/contracts/product';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { EntityManager } from 'typeorm';
import { personOf } from '../price/price-guard.repository.js';
import { PriceProposalRepository, type CarPrices } from '../price/price-proposal.repository.js';
import { isDeparture, refusalOfPrice, type PriceTrouble } from '../price/price-trouble.js';

const troubled = rowShape({
  spuId: column.bigint,
  trouble: column.json<PriceTrouble>(),
  priceFee: column.bigint,
  wholesalePriceFee: column.nullable(column.bigint),
  marketPriceFee: column.bigint,
  isForReview: column.boolean,
  isOnSale: column.boolean,
});

/** Prices of imported cars that nobody has agreed to. */
export interface WaitingPrices {
  /** Present prices by car, to be written instead of those that wait. */
  readonly kept: ReadonlyMap<string, Pick<ImportCarDto, 'priceFee' | 'wholesalePriceFee' | 'marketPriceFee'>>;
  /** Cars that are to wait in the review, and whether they are on sale now. */
  readonly reviewed: ReadonlyMap<string, { readonly isOnSale: boolean }>;
}

/**
 * Selects prices that are refused or jump. Locks the cars in the order of their ids, as edits do. A new car, and one
 * whose present price would need a second person under its new VIN or as its new kind of car, is for review.
 */
const TROUBLED = `
  WITH wanted AS (
    SELECT * FROM json_to_recordset($1::json)
      AS r(spu_id bigint, price_fee bigint, wholesale_price_fee bigint, brand_id bigint, series_id bigint,
           category_id bigint, condition text, vin text, name jsonb, status smallint)
  ), stored AS (
    SELECT s.* FROM spu s JOIN wanted w ON w.spu_id = s.spu_id WHERE s.status = 1 ORDER BY s.spu_id FOR UPDATE OF s
  ), judged AS (
    SELECT s.spu_id, s.price_fee, s.wholesale_price_fee, s.market_price_fee,
           price_trouble(jsonb_populate_record(s::spu, to_jsonb(w)), s::spu) AS trouble,
           price_trouble(jsonb_populate_record(s::spu, to_jsonb(w) - '{price_fee,wholesale_price_fee}'::text[]), s::spu)
             IS NOT NULL AS is_for_review,
           true AS is_on_sale
      FROM stored s JOIN wanted w ON w.spu_id = s.spu_id
    UNION ALL
    SELECT w.spu_id, w.price_fee, w.wholesale_price_fee, w.price_fee,
           price_trouble(jsonb_populate_record(NULL::spu, to_jsonb(w)), NULL), true, false
      FROM wanted w WHERE w.status = ${carStatuses.onSale} AND NOT EXISTS (SELECT FROM spu WHERE spu_id = w.spu_id)
       AND EXISTS (SELECT FROM car_price_log l WHERE l.vin = w.vin AND l.was_on_sale)
  )
  SELECT spu_id AS "spuId", trouble, price_fee AS "priceFee", wholesale_price_fee AS "wholesalePriceFee",
         market_price_fee AS "marketPriceFee", is_for_review AS "isForReview", is_on_sale AS "isOnSale"
    FROM judged WHERE trouble IS NOT NULL`;

/** Prices of imported cars that are on sale already, or whose VIN was. */
@Injectable()
export class ImportedPriceService {
  constructor(private readonly proposals: PriceProposalRepository) {}

  /**
   * Stores the new prices that jump as proposals, except those of cars that have to be reviewed.
   * @throws productErrors.priceTooLow, wholesaleAbovePrice
   */
  async propose(tx: EntityManager, cars: readonly ImportCarDto[], caller: Caller): Promise<WaitingPrices> {
    const rows = await queryRows(tx, troubled, TROUBLED, [JSON.stringify(cars.map(toWanted))]);
    const wanted = new Map(cars.map((car) => [car.spuId, car]));
    for (const { spuId, trouble, isForReview } of rows) {
      if (!isDeparture(trouble)) throw refusalOfPrice(trouble);
      if (isForReview) continue;
      await this.proposals.propose(tx, spuId, pricesOf(wanted.get(spuId)!), trouble, personOf(caller));
    }
    const kept = new Map(
      rows
        .filter(({ isForReview }) => !isForReview)
        .map((row) => [
          row.spuId,
          {
            priceFee: Number(row.priceFee),
            wholesalePriceFee: row.wholesalePriceFee === null ? undefined : Number(row.wholesalePriceFee),
            marketPriceFee: Number(row.marketPriceFee),
          },
        ]),
    );
    const reviewed = new Map(
      rows.filter(({ isForReview }) => isForReview).map(({ spuId, isOnSale }) => [spuId, { isOnSale }]),
    );
    return { kept, reviewed };
  }
}

const toWanted = (car: ImportCarDto) => ({
  spu_id: car.spuId,
  price_fee: car.priceFee,
  wholesale_price_fee: car.wholesalePriceFee ?? null,
  brand_id: car.brandId,
  series_id: car.seriesId ?? null,
  category_id: car.categoryId,
  condition: car.condition ?? null,
  vin: car.vin ?? null,
  name: car.name,
  status: car.status ?? carStatuses.onSale,
});

const pricesOf = ({ priceFee, wholesalePriceFee, marketPriceFee }: ImportCarDto): CarPrices => ({
  priceFee,
  wholesalePriceFee: wholesalePriceFee ?? null,
  marketPriceFee: Math.max(marketPriceFee ?? 0, priceFee),
});
