import type { Texts } from '@mall/validation';
import type { OrderEventName, OrderMoveRow, OrderNotice } from './order-action-row.js';
import type { OrderAction } from './order-actions.js';
import { ORDER_MOVES, orderMoves, type OrderMove } from './order-move-rows.js';

const rowsByName: Readonly<Partial<Record<string, OrderMoveRow<OrderAction>>>> = orderMoves;

export const orderMoveRow = (move: OrderMove): OrderMoveRow<OrderAction> => orderMoves[move];

/** Returns the notice for an event of an order. Several moves may emit one event: the first that has a notice is used. */
export const orderNoticeOf = (event: OrderEventName): OrderNotice | undefined =>
  ORDER_MOVES.map(orderMoveRow).find((row) => row.event === event && row.notice)?.notice;

/** Returns the line of a move in the history of an order; undefined when it is not shown to that side, or for an unknown move. */
export function orderHistoryLine(move: string, side: 'buyer' | 'desk'): Texts | undefined {
  return rowsByName[move]?.history[side] ?? undefined;
}

/** Whether the line of a move is for staff alone; one of an unknown move is not. */
export const isInternalMove = (move: string): boolean => rowsByName[move]?.isInternal === true;

/** Whether the text written with a move concerns money, which the shop does not read. */
export const isMoveOfMoney = (move: string): boolean => rowsByName[move]?.isOfMoney === true;
