import type { BrandRecord, BrandView } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { inAllLanguages, inLanguage } from '../in-language.js';
import { wireTime } from '../wire-time.js';
import type { BrandRow } from './brand.repository.js';

export function toBrandView(row: BrandRow, locale: Locale): BrandView {
  return {
    brandId: row.brand_id,
    brandParentId: row.parent_id ?? '0',
    name: inLanguage(row.name, locale),
    nameI18n: inAllLanguages(row.name),
    desc: inLanguage(row.description, locale),
    imgUrl: row.img_url,
    firstLetter: row.first_letter,
    seq: row.seq,
    status: row.status,
    productCount: row.cars,
    minPriceFee: row.min_price_fee === null ? undefined : Number(row.min_price_fee),
  };
}

export function toBrandRecord(row: BrandRow): BrandRecord {
  return {
    brandId: row.brand_id,
    brandParentId: row.parent_id ?? '0',
    name: inAllLanguages(row.name),
    desc: inAllLanguages(row.description),
    imgUrl: row.img_url,
    firstLetter: row.first_letter,
    seq: row.seq,
    status: row.status,
    aliases: row.aliases,
    productCount: row.cars,
    createTime: wireTime(row.created_at),
    updateTime: wireTime(row.updated_at),
  };
}
