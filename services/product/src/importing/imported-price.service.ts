// SQL: an import compares the prices of hundreds of cars in one statement.
import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import type { ImportCarDto } from '@mall/contracts/product';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { EntityManager } from 'typeorm';
import { PriceGuardRepository, personOf, type CarPrices } from '../price/price-guard.repository.js';
import { refusalOfPrice, type PriceTrouble } from '../price/price-trouble.js';

const troubled = rowShape({
  spuId: column.bigint,
  trouble: column.json<PriceTrouble>(),
  priceFee: column.bigint,
  wholesalePriceFee: column.nullable(column.bigint),
  marketPriceFee: column.bigint,
});

/** Selects prices that are refused or jump. Locks the cars in the order of their ids, as edits do. */
const TROUBLED = `
  WITH wanted AS (
    SELECT * FROM json_to_recordset($1::json)
      AS r(spu_id bigint, price_fee bigint, wholesale_price_fee bigint, brand_id bigint, series_id bigint,
           category_id bigint, condition text)
  ), stored AS (
    SELECT s.* FROM spu s JOIN wanted w ON w.spu_id = s.spu_id WHERE s.status = 1 ORDER BY s.spu_id FOR UPDATE OF s
  ), judged AS (
    SELECT s.spu_id, s.price_fee, s.wholesale_price_fee, s.market_price_fee,
           price_trouble(jsonb_populate_record(s::spu, to_jsonb(w)), s::spu) AS trouble
      FROM stored s JOIN wanted w ON w.spu_id = s.spu_id
  )
  SELECT spu_id AS "spuId", trouble, price_fee AS "priceFee", wholesale_price_fee AS "wholesalePriceFee",
         market_price_fee AS "marketPriceFee" FROM judged WHERE trouble IS NOT NULL`;

/** Prices of imported cars that are on sale already. */
@Injectable()
export class ImportedPriceService {
  constructor(private readonly prices: PriceGuardRepository) {}

  /**
   * Stores the new prices that jump as proposals.
   * @returns the present prices of those cars, to be written instead
   * @throws productErrors.priceTooLow
   */
  async propose(
    tx: EntityManager,
    cars: readonly ImportCarDto[],
    caller: Caller,
  ): Promise<ReadonlyMap<string, Pick<ImportCarDto, 'priceFee' | 'wholesalePriceFee' | 'marketPriceFee'>>> {
    const rows = await queryRows(tx, troubled, TROUBLED, [JSON.stringify(cars.map(toWanted))]);
    const wanted = new Map(cars.map((car) => [car.spuId, car]));
    for (const { spuId, trouble } of rows) {
      if (trouble.rule === 'floor') throw refusalOfPrice(trouble);
      await this.prices.propose(tx, spuId, pricesOf(wanted.get(spuId)!), trouble, personOf(caller));
    }
    return new Map(
      rows.map((row) => [
        row.spuId,
        {
          priceFee: Number(row.priceFee),
          wholesalePriceFee: row.wholesalePriceFee === null ? undefined : Number(row.wholesalePriceFee),
          marketPriceFee: Number(row.marketPriceFee),
        },
      ]),
    );
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
});

const pricesOf = ({ priceFee, wholesalePriceFee, marketPriceFee }: ImportCarDto): CarPrices => ({
  priceFee,
  wholesalePriceFee: wholesalePriceFee ?? null,
  marketPriceFee: Math.max(marketPriceFee ?? 0, priceFee),
});
