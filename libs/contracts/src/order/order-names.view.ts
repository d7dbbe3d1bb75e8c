import { Int, ListOf, ListOfValues, Text } from '@mall/validation';

export class NamedCarView {
  @Text() spuName!: string;
  @Text({ optional: true }) vin!: string | null;
  /** VINs named by staff; empty where `vin` is set. */
  @ListOfValues('string') vins!: string[];
  @Int() count!: number;
}

/** Buyer and cars of an order, for dialogs that decide on its money. */
export class OrderNamesView {
  @Text() consignee!: string;
  @ListOf(() => NamedCarView) orderItems!: NamedCarView[];
}
