import type { BrandRecord } from '@mall/contracts/product';
import { inAllLanguages } from '@mall/validation';
import { wireTime } from '@mall/validation/typography';
import type { Brand } from '../entities/brand.entity.js';

/** Returns the record of a brand; `productCount` is the number of its cars on sale. */
export function toBrandRecord(row: Brand, productCount: number): BrandRecord {
  return {
    brandId: row.brandId,
    brandParentId: row.parentId ?? '0',
    name: inAllLanguages(row.name),
    desc: inAllLanguages(row.description),
    imgUrl: row.imgUrl,
    firstLetter: row.firstLetter,
    seq: row.seq,
    status: row.status,
    aliases: row.aliases,
    productCount,
    createTime: wireTime(row.createdAt),
    updateTime: wireTime(row.updatedAt),
  };
}
