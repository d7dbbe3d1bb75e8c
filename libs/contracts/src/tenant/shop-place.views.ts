import { Bool, Id, Instant, ListOf, ListOfValues, Nested, OneOf, Text } from '@mall/validation';
import { DayHours, MapArea, ShopYard } from './shop-place.dto.js';

/** Where a shop is and when it is open, as buyers see it. */
export class PublicPlaceView {
  @Id() shopId!: string;
  /** In the language of the request. */
  @Text() shopName!: string;
  /** Coordinates in WGS 84; null until the shop has given it. */
  @Nested(() => ShopYard, { optional: true }) yard!: ShopYard | null;
  @Text({
    optional: true,
    description:
      'Country, region and city of the yard in the language of the request, where its address is in another one',
  })
  yardPlace?: string | null;
  /** Where it delivers to, from the country down, in the language of the request. */
  @ListOfValues('string') regionNames!: string[];
  @Text() zone!: string;
  /** Without rows the shop has not told its hours. */
  @ListOf(() => DayHours) hours!: DayHours[];
  /** From today on. */
  @ListOfValues('day') closedDays!: string[];
  @ListOfValues('day') extraDays!: string[];
  @Text({ optional: true }) extraFrom!: string | null;
  @Text({ optional: true }) extraTo!: string | null;
  /** Whether it is open at the moment of the answer. */
  @Bool() isOpen!: boolean;
  /** When that changes; null when it does not within two months. */
  @Instant({ optional: true }) changeTime!: string | null;
}

/** The same for those who run the shop, and for staff. */
export class ShopPlaceView extends PublicPlaceView {
  @OneOf([-1, 0, 1, 2, 3]) shopStatus!: number;
  /** Codes of divisions. */
  @ListOfValues('string') regions!: string[];
  @ListOf(() => MapArea) areas!: MapArea[];
  /** Who has changed it last, and when; null before the first time. */
  @Text({ optional: true }) changedBy!: string | null;
  @Instant({ optional: true }) changedTime!: string | null;
}
