import { Bool, Id, Instant, ListOf, ListOfValues, Nested, OneOf, say, Text } from '@mall/validation';
import { DayHours, MapArea, ShopYard } from './shop-place.dto.js';

/** Place and opening hours of a shop, as buyers see them. */
export class PublicPlaceView {
  @Id({ label: say('Номер', '编号', 'Id') }) shopId!: string;
  /** Name in the language of the request. */
  @Text({ label: say('Магазин', '店铺', 'Shop') }) shopName!: string;
  /** Coordinates in WGS 84; null until the shop has entered them. */
  @Nested(() => ShopYard, { optional: true }) yard!: ShopYard | null;
  @Text({
    optional: true,
    description:
      'Country, region and city of the yard in the language of the request, where its address is in another one',
  })
  yardPlace?: string | null;
  /** Areas that it delivers to, from the country down, in the language of the request. */
  @ListOfValues('string', { label: say('Куда доставляет', '配送至', 'Delivers to') }) regionNames!: string[];
  @Text() zone!: string;
  /** Opening hours; empty while the shop has not entered any. */
  @ListOf(() => DayHours) hours!: DayHours[];
  /** Closed days, from today on. */
  @ListOfValues('day') closedDays!: string[];
  @ListOfValues('day') extraDays!: string[];
  @Text({ optional: true }) extraFrom!: string | null;
  @Text({ optional: true }) extraTo!: string | null;
  /** Whether it is open at the moment of the answer. */
  @Bool({ label: say('Сейчас', '当前状态', 'Now') }) isOpen!: boolean;
  /** Time when `isOpen` changes; null when it does not within two months. */
  @Instant({ optional: true }) changeTime!: string | null;
}

/** Place and opening hours of a shop, for those who run it and for staff. */
export class ShopPlaceView extends PublicPlaceView {
  @OneOf([-1, 0, 1, 2, 3]) shopStatus!: number;
  /** Codes of divisions. */
  @ListOfValues('string') regions!: string[];
  @ListOf(() => MapArea) areas!: MapArea[];
  /** Person who changed it last, and the time; null before the first change. */
  @Text({ label: say('Кто изменил', '修改人', 'Changed by'), optional: true }) changedBy!: string | null;
  @Instant({ label: say('Изменено', '修改时间', 'Changed'), optional: true }) changedTime!: string | null;
}
