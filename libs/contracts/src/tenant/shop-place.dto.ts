import { Decimal, Id, Int, ListOf, ListOfValues, Nested, OneOf, Text, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { SHOP_ZONES } from './shop-zones.js';
import { ShopRefDto } from './tenant.dto.js';

/** Maximum number of days that a shop can name as closed, and as exceptionally open. */
export const MOST_SPECIAL_DAYS = 366;
/** Maximum number of divisions that a shop can name as delivered to. */
export const MOST_REGIONS = 200;

export const placeLabels = {
  yard: { ru: 'Адрес двора', zh: '车场地址', en: 'Address of the yard' },
  address: { ru: 'Адрес', zh: '地址', en: 'Address' },
  lng: { ru: 'Долгота', zh: '经度', en: 'Longitude' },
  lat: { ru: 'Широта', zh: '纬度', en: 'Latitude' },
  regions: { ru: 'Регионы доставки', zh: '配送地区', en: 'Delivery regions' },
  areas: { ru: 'Области на карте', zh: '地图范围', en: 'Areas on the map' },
  zone: { ru: 'Часовой пояс', zh: '时区', en: 'Time zone' },
  hours: { ru: 'Часы работы', zh: '营业时间', en: 'Opening hours' },
  weekday: { ru: 'День недели', zh: '星期', en: 'Weekday' },
  from: { ru: 'Открывается', zh: '开始时间', en: 'Opens' },
  to: { ru: 'Закрывается', zh: '结束时间', en: 'Closes' },
  closedDays: { ru: 'Закрыто в дни', zh: '休息日', en: 'Closed on' },
  extraDays: { ru: 'Дополнительно открыто', zh: '额外营业日', en: 'Open besides' },
} as const satisfies Record<string, Texts>;

const L = placeLabels;

const clock = (label: Texts) => ({
  label,
  max: 5,
  pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/,
  message: {
    ru: 'Время пишется как 09:00, не позже 24:00',
    zh: '时间格式为 09:00，最晚 24:00',
    en: 'A time is written as 09:00, 24:00 at the latest',
  },
});

/** A point in WGS 84 degrees. */
export class MapPoint {
  @Decimal({ label: L.lng, min: -180, max: 180, description: 'Degrees in WGS 84' }) lng!: number;
  @Decimal({ label: L.lat, min: -90, max: 90, description: 'Degrees in WGS 84' }) lat!: number;
}

/** Place where the cars of a shop stand. */
export class ShopYard extends MapPoint {
  @Text({ label: L.address, min: 3, max: 300 }) address!: string;
}

/** An area drawn on the map: its corners, the last one joined with the first. */
export class MapArea {
  @ListOf(() => MapPoint, { label: L.areas, minItems: 3, maxItems: 500 }) points!: MapPoint[];
}

/** Opening hours of a weekday, from one minute to another. */
export class DayHours {
  @Int({ label: L.weekday, min: 1, max: 7, description: '1 is Monday' }) weekday!: number;
  @Text({ ...clock(L.from), kind: 'code' }) from!: string;
  @Text({ ...clock(L.to), kind: 'code' }) to!: string;
}

/** Replaces the whole of the shop's place: fields that are left out are emptied. */
export class SaveShopPlaceDto extends ShopRefDto {
  @Nested(() => ShopYard, { label: L.yard, optional: true, nullable: true }) yard?: ShopYard | null;
  @ListOfValues('string', { label: L.regions, maxItems: MOST_REGIONS, description: 'Codes of divisions' })
  regions: string[] = [];
  @ListOf(() => MapArea, { label: L.areas, maxItems: 20 }) areas: MapArea[] = [];
  @OneOf(SHOP_ZONES, { label: L.zone }) zone: string = SHOP_ZONES[0];
  @ListOf(() => DayHours, { label: L.hours, maxItems: 7, description: 'Other weekdays are closed' })
  hours: DayHours[] = [];
  @ListOfValues('day', { label: L.closedDays, of: 'schedule', maxItems: MOST_SPECIAL_DAYS })
  closedDays: string[] = [];
  @ListOfValues('day', { label: L.extraDays, of: 'schedule', maxItems: MOST_SPECIAL_DAYS })
  extraDays: string[] = [];
  @Text({
    ...clock(L.from),
    optional: true,
    nullable: true,
    description: 'Of the days in `extraDays`',
    kind: 'code',
  })
  extraFrom?: string | null;
  @Text({ ...clock(L.to), optional: true, nullable: true, kind: 'code' }) extraTo?: string | null;
}

export class ShopPlacePageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
}

export class PublicPlaceDto {
  @Id({ optional: true, description: 'Missing: the shop of the exporter' }) shopId?: string;
}
