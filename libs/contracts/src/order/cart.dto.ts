import { Flag, Id, Int, ListOf, ListOfValues, Text, type Texts } from '@mall/validation';
import { idempotencyKey } from './order-bounds.js';

export const cartLabels = {
  car: { ru: 'Автомобиль', zh: '车辆', en: 'Car' },
  count: { ru: 'Количество', zh: '数量', en: 'Quantity' },
  shop: { ru: 'Магазин', zh: '店铺', en: 'Shop' },
  line: { ru: 'Строка корзины', zh: '购物车商品', en: 'Cart line' },
} as const satisfies Record<string, Texts>;

/** `count` is added to what is in the cart; a line that comes to zero or less leaves it. */
export class ChangeCartItemDto {
  @Id({ label: cartLabels.car }) spuId!: string;
  @Id({ label: cartLabels.car }) skuId!: string;
  @Id({ label: cartLabels.car, optional: true, description: 'The sku that this one replaces' })
  oldSkuId?: string;
  @Id({ label: cartLabels.shop, optional: true }) shopId?: string;
  @Int({ label: cartLabels.count, min: -999, max: 999 }) count!: number;
  @Id({ label: cartLabels.line, optional: true }) shopCartItemId?: string;
  @Flag({ optional: true }) isCheck?: number;
  @Text({ ...idempotencyKey, kind: 'raw' }) idempotencyKey?: string;
}

export class CheckedItemDto {
  @Id({ label: cartLabels.line }) shopCartItemId!: string;
  @Flag() isChecked!: number;
}

export class CheckItemsDto {
  @ListOf(() => CheckedItemDto, { minItems: 1, maxItems: 200 }) items!: CheckedItemDto[];
}

export class DeleteItemsDto {
  @ListOfValues('id', { label: cartLabels.line, minItems: 1, maxItems: 200 }) ids!: string[];
}
