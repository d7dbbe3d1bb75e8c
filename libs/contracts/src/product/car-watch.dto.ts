import { Bool, Id, Instant, Int, Text } from '@mall/validation';

export class CarWatchDto {
  @Id({ label: { ru: 'Автомобиль', zh: '车辆', en: 'Car' } }) skuId!: string;
}

/** A car that the buyer waits for. */
export class CarWatchView {
  @Id() skuId!: string;
  @Id() spuId!: string;
  @Text() spuName!: string;
  @Text({ optional: true, max: 500 }) imgUrl!: string;
  /** Price in fen of CNY. */
  @Int() priceFee!: number;
  /** False when it was sold or taken off sale; it may come back. */
  @Bool() isOnSale!: boolean;
  /** Time when the hold ends if its order is not paid. */
  @Instant({ optional: true }) heldUntil!: string | null;
  @Instant() createTime!: string;
}
