/** SQL: the car `s` is on sale and has units that are not sold. Sold cars keep their pages. */
export const IS_FOR_SALE = `s.status = 1 AND EXISTS (SELECT FROM sku_stock k WHERE k.spu_id = s.spu_id AND k.actual > 0)`;
