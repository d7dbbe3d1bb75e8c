import { Injectable } from '@nestjs/common';
import type { Locale } from '@mall/validation';
import { CurrentBadgeLimits } from '../badge/badge-limits.js';
import { CurrentRate } from '../rate/current-rate.js';
import {
  CarSearch,
  type CarFilters,
  type CarQuery,
  type CarsFound,
  type FacetsFound,
} from './car-search.port.js';
import type { CarIndex } from './engine/car-index.js';
import { CardWriter, type CardSetting } from './engine/card-writer.js';
import { FacetWriter } from './engine/facet-writer.js';
import { ReadModel } from './read-model/read-model.js';

/** Finds cars in the read model of this process. */
@Injectable()
export class MemoryCarSearch extends CarSearch {
  private readonly writers = new WeakMap<CarIndex, { cards: CardWriter; facets: FacetWriter }>();

  constructor(
    private readonly model: ReadModel,
    private readonly rate: CurrentRate,
    private readonly limits: CurrentBadgeLimits,
  ) {
    super();
  }

  override async find(query: CarQuery): Promise<CarsFound> {
    const { index, finder } = this.model.ready;
    const { version } = this.model;
    const { cards, facets } = this.writersOf(index);
    finder.marks.settle(this.setting());
    const { page, facets: counted, ...found } = finder.find(query);
    const { locale } = query;
    const ids = query.marks && Array.from(page, (ord) => index.spuId(ord));
    const written = {
      ...found,
      version,
      brands: cards.brands(page, locale),
      categories: cards.categories(page, locale),
      facets: counted && facets.facets(counted, locale, this.rate.current),
    };
    if (!ids) return { ...written, cards: cards.cards(page, locale, this.setting()) };
    // Cars may have moved while the marks were asked for: they are written from where they are now.
    const marks = await query.marks!(ids);
    const ords = ids.map((id) => index.placeOf(id)).filter((ord) => ord >= 0);
    return { ...written, cards: cards.cards(Uint32Array.from(ords), locale, this.setting(), marks) };
  }

  override async facets(filters: CarFilters, locale: Locale): Promise<FacetsFound> {
    const { index, finder } = this.model.ready;
    const { version } = this.model;
    finder.marks.settle(this.setting());
    const counted = finder.facets(filters);
    const facets = this.writersOf(index).facets.facets(counted, locale, this.rate.current);
    return { total: counted.total, facets, version };
  }

  private writersOf(index: CarIndex): { cards: CardWriter; facets: FacetWriter } {
    const known = this.writers.get(index);
    if (known) return known;
    const made = { cards: new CardWriter(index), facets: new FacetWriter(index) };
    this.writers.set(index, made);
    return made;
  }

  private setting(): CardSetting {
    return {
      rate: this.rate.current,
      limits: this.limits.current,
      today: new Date().toISOString().slice(0, 10),
    };
  }
}
