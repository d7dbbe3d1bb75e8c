import { Injectable } from '@nestjs/common';
import {
  shownStatuses,
  type HotSearchView,
  type SuggestDto,
  type SuggestionView,
} from '@mall/contracts/product';
import { inLanguage, type Locale } from '@mall/validation';
import { CarSearch, inOtherLayout, wordsOf, type BrandSource, type Entry } from '@mall/car-search';
import { Catalogue } from './catalogue.js';
import { HotSearchService } from './hot-search.service.js';

type Brand = Entry<BrandSource> & { row: BrandSource };

/** Suggestions while a keyword is being typed. */
@Injectable()
export class SuggestionService {
  private names = new WeakMap<BrandSource, readonly string[]>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly search: CarSearch,
    private readonly hot: HotSearchService,
  ) {}

  async suggest({ keyword, limit }: SuggestDto, locale: Locale): Promise<SuggestionView[]> {
    const typed = wordsOf(keyword);
    if (typed.length === 0) return this.popular(this.hot.current, limit);
    const found = await this.matching(typed, keyword, locale, limit);
    return found.length > 0 ? found : this.understood(keyword, locale, limit);
  }

  /** Returns suggestions for the keyword as typed, else in the other keyboard layout. */
  private async matching(
    typed: readonly string[],
    keyword: string,
    locale: Locale,
    limit: number,
  ): Promise<SuggestionView[]> {
    const found = await this.beginning(typed, locale, limit);
    return found.length > 0 ? found : this.beginning(wordsOf(inOtherLayout(keyword)), locale, limit);
  }

  /** Returns suggestions for the corrected keyword. */
  private async understood(keyword: string, locale: Locale, limit: number): Promise<SuggestionView[]> {
    const read = this.catalogue.directories.reader.read(keyword);
    if (!read || read.unknown.length > 0 || read.readAs === read.typed) return [];
    return this.beginning(wordsOf(read.readAs), locale, limit);
  }

  private async beginning(
    typed: readonly string[],
    locale: Locale,
    limit: number,
  ): Promise<SuggestionView[]> {
    if (typed.length === 0) return [];
    const brands: Brand[] = [];
    for (const brand of this.catalogue.directories.brands.stored())
      if (brand.cars.size > 0 && brand.row.status === shownStatuses.shown && this.begins(brand, typed))
        brands.push(brand);
    const makesFirst = (brand: Brand): number => (brand.row.parentId === null ? 0 : 1);
    const best = brands
      .sort((left, right) => makesFirst(left) - makesFirst(right) || right.cars.size - left.cars.size)
      .slice(0, limit)
      .map((brand) => this.suggestion(brand, locale));
    const searches = this.hot.current.filter(({ content }) => content.startsWith(typed.join(' ')));
    return [...best, ...(await this.popular(searches, limit - best.length))];
  }

  /** Whether each word is a prefix of a word of the brand or its make, and at least one of the brand itself. */
  private begins(brand: Brand, typed: readonly string[]): boolean {
    const own = this.namesOf(brand);
    const make =
      brand.row.parentId === null ? undefined : this.catalogue.directories.brands.find(brand.row.parentId);
    const all = make?.row ? [...own, ...this.namesOf(make as Brand)] : own;
    return (
      typed.every((word) => all.some((name) => name.startsWith(word))) &&
      typed.some((word) => own.some((name) => name.startsWith(word)))
    );
  }

  private namesOf({ row }: Brand): readonly string[] {
    const known = this.names.get(row);
    if (known) return known;
    const texts = [...Object.values(row.name ?? {}), ...row.aliases];
    const names = texts.flatMap((text) => {
      const words = wordsOf(text);
      return [...words, words.join('')];
    });
    this.names.set(row, names);
    return names;
  }

  private suggestion({ id, row, cars }: Brand, locale: Locale): SuggestionView {
    const name = inLanguage(row.name, locale);
    const count = cars.size;
    if (row.parentId === null)
      return { kind: 'brand', text: name, brandId: id, count, ...(row.imgUrl && { imgUrl: row.imgUrl }) };
    const make = this.catalogue.directories.brands.find(row.parentId);
    return {
      kind: 'series',
      text: `${inLanguage(make?.row?.name, locale)} ${name}`.trim(),
      brandId: id,
      count,
    };
  }

  private async popular(searches: readonly HotSearchView[], limit: number): Promise<SuggestionView[]> {
    const found: SuggestionView[] = [];
    for (const { title, content } of searches) {
      if (found.length >= limit) break;
      const count = await this.search.total({ keyword: content });
      if (count > 0) found.push({ kind: 'search', text: title, count });
    }
    return found;
  }
}
