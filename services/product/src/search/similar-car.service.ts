import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import type { CarCardView, SimilarCarsDto } from '@mall/contracts/product';
import { CarSearch, type CarFilters, type CarQuery } from '@mall/car-search';
import { mostAlike } from './likeness.js';

/** Number of cars that are compared in each direction of the price. */
const NEIGHBOURS = 24;
const CHEAPEST_FIRST = 5;
const DEAREST_FIRST = 4;

/** Finds cars that are similar to another one. */
@Injectable()
export class SimilarCarService {
  constructor(private readonly search: CarSearch) {}

  /** Returns similar cars; empty for a car that is not on sale. Held and sold cars are left out. */
  async of({ spuId, limit }: SimilarCarsDto, { locale }: Caller): Promise<CarCardView[]> {
    const [car] = await this.cards({ spuIds: [spuId], sort: 1, limit: 1, locale });
    if (!car) return [];
    const near = await Promise.all(
      neighboursOf(car).map((filters) => this.cards({ ...filters, hasStock: 1, limit: NEIGHBOURS, locale })),
    );
    return mostAlike(car, near.flat(), limit);
  }

  private async cards(query: Omit<CarQuery, 'offset' | 'withFacets'>): Promise<CarCardView[]> {
    const { cards } = await this.search.find({ ...query, offset: 0, withFacets: false });
    return JSON.parse(Buffer.concat(cards).toString()) as CarCardView[];
  }
}

/** Returns queries for cars of the series, and of the body, that are next to it by price on either side. */
function neighboursOf(car: CarCardView): (CarFilters & Pick<CarQuery, 'sort'>)[] {
  const kinds: CarFilters[] = [
    { brandIds: [car.seriesId ?? car.brandId] },
    { bodyType: [car.bodyType], condition: car.condition },
  ];
  return kinds.flatMap((kind) => [
    { ...kind, minPrice: car.priceFee, sort: CHEAPEST_FIRST },
    { ...kind, maxPrice: car.priceFee, sort: DEAREST_FIRST },
  ]);
}
