import { useRef } from 'react';
import { useListContext } from 'react-admin';
import type { OrderView } from '@mall/contracts/order';
import { ActionDialog } from './ActionDialog.js';
import { nextToShip } from './next-to-ship.js';

interface ShipInTurnProps {
  readonly order: OrderView | undefined;
  readonly onNext: (order: OrderView | undefined) => void;
}

/** Ships an order from its list; the next waiting order opens by itself, with the same carrier proposed. */
export function ShipInTurn({ order, onNext }: ShipInTurnProps) {
  const { data = [] } = useListContext<OrderView & { id: string }>();
  const carrier = useRef<string>(undefined);
  // The closing dialog sees the values from its submission, so this cannot be state.
  const next = useRef<OrderView>(undefined);
  if (!order) return null;
  return (
    <ActionDialog
      key={order.orderId}
      action="ship"
      order={order}
      initial={{ carrier: carrier.current }}
      onDone={(typed) => {
        carrier.current = typed('carrier');
        next.current = nextToShip(data, order.orderId);
      }}
      onClose={() => {
        onNext(next.current);
        next.current = undefined;
      }}
    />
  );
}
