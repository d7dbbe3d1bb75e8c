import type { OrderDetailView } from '@mall/contracts/order';

export interface OrderProps {
  readonly order: OrderDetailView;
}
