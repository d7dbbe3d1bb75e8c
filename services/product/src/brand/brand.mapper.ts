import type { BrandRecord } from '@mall/contracts/product';
import { inAllLanguages } from '../in-language.js';
import { wireTime } from '../wire-time.js';
import type { BrandRow } from './brand.repository.js';

/** @param productCount cars on sale */
export function toBrandRecord(row: BrandRow, productCount: number): BrandRecord {
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
    productCount,
    createTime: wireTime(row.created_at),
    updateTime: wireTime(row.updated_at),
  };
}
