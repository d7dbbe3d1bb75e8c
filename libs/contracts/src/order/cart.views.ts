import { Bool, Flag, Id, Instant, Int, ListOf, MoneyMinor, Nested, OneOf, Text } from '@mall/validation';

/** Reasons why a car cannot be ordered now: off sale, held for another order, or not enough units. */
export const WHY_NOT = ['offSale', 'held', 'insufficientStock'] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** One line of the cart. Money in fen of CNY. */
export class CartItemView {
  @Id() cartItemId!: string;
  @Id() shopId!: string;
  @Id() spuId!: string;
  @Id() skuId!: string;
  @Id() userId!: string;
  @Int({ min: 1, max: 999 }) count!: number;
  @Flag() isChecked!: number;
  /** Unit price when it was added. */
  @MoneyMinor() priceFee!: number;
  /** Unit price now, before the wholesale price. */
  @MoneyMinor() skuPriceFee!: number;
  /** Unit price that is charged now: the wholesale price for more than 10. */
  @MoneyMinor() unitPriceFee!: number;
  @OneOf(['retail', 'wholesale']) priceTier!: 'retail' | 'wholesale';
  @MoneyMinor({ optional: true }) wholesalePriceFee!: number | null;
  /** `unitPriceFee` times `count`. */
  @MoneyMinor() totalPriceFee!: number;
  @MoneyMinor() totalAmount!: number;
  @Text() currency!: string;
  @Text({ optional: true }) imgUrl!: string;
  @Text() spuName!: string;
  @Text({ optional: true }) skuName!: string;
  @OneOf(['new', 'used']) condition!: string;
  /** Whether it is a used car, which is one unit: its count stays 1. */
  @Bool() isSingleUnit!: boolean;
  /** Number of units that could be ordered now; nobody's carts are counted. */
  @Int() stock!: number;
  /** Time when the last unit, now held by another buyer, may become available again. */
  @Instant({ optional: true }) heldUntil!: string | null;
  @Bool() isOnSale!: boolean;
  /** Reason why this count cannot be ordered now; null where it can. */
  @OneOf(WHY_NOT, { optional: true }) why!: WhyNot | null;
  @Instant() createTime!: string;
}

export class CartShopView {
  @Id() shopId!: string;
  @Text() shopName!: string;
  @Int() shopType!: number;
  /** Sum of the checked lines that can be ordered now, as in all totals of the cart. */
  @MoneyMinor() total!: number;
  @Int() totalCount!: number;
  @ListOf(() => CartItemView) shopCartItem!: CartItemView[];
}

/** The cart by shop; lines that went off sale are not in it, see `expiry_prod_list`. */
export class CartView {
  @MoneyMinor() totalMoney!: number;
  @MoneyMinor() finalMoney!: number;
  @Text() currency!: string;
  /** Number of checked units that can be ordered now. */
  @Int() count!: number;
  @ListOf(() => CartShopView) shopCarts!: CartShopView[];
}

export class CartAmountView {
  @MoneyMinor() totalMoney!: number;
  @MoneyMinor() finalMoney!: number;
  @Text() currency!: string;
  @Int() count!: number;
}

/** Result of one change to its line; `item` is null when the line left the cart. */
export class CartChangeView {
  @Nested(() => CartItemView, { optional: true }) item!: CartItemView | null;
  /** Number of units in the whole cart, for the badge. */
  @Int() prodCount!: number;
}
