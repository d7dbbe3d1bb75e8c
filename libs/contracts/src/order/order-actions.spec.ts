import { LOCALES, type Texts } from '@mall/validation';
import {
  ORDER_ACTIONS,
  ORDER_MOVES,
  operationOfAction,
  orderActions,
  orderEvents,
  orderMoveRow,
  orderNoticeOf,
  rightOfAction,
  type DialogField,
  type OrderActionRow,
} from './index.js';
import { judge, type Caller } from '../define/index.js';

const rowOf = (action: keyof typeof orderActions): OrderActionRow => orderActions[action];

const caller = (kind: 'buyer' | 'merchant' | 'staff', permission?: string): Caller => ({
  kind,
  userId: '1',
  shopId: kind === 'merchant' ? '1' : undefined,
  roles: [],
  permissions: permission ? [permission] : [],
  tenantId: '1',
  locale: 'en',
  requestId: 'test',
});

const missing = (texts: Texts): string[] => LOCALES.filter((locale) => !texts[locale].trim());

describe('the actions of an order', () => {
  it.each(ORDER_ACTIONS)(
    '%s follows from a move, and its operation lets in exactly who may make it',
    (action) => {
      const moves = ORDER_MOVES.map(orderMoveRow).filter(({ offeredAs }) => offeredAs === action);
      expect(moves).not.toEqual([]);
      const operation = operationOfAction(action);
      for (const kind of ['buyer', 'merchant', 'staff'] as const) {
        // A merchant may act as a buyer on an own order.
        const isActor = moves.some(
          ({ by }) => by.includes(kind) || (kind === 'merchant' && by.includes('buyer')),
        );
        const verdict = judge(operation.access, caller(kind, rightOfAction(action)));
        expect([kind, verdict]).toEqual([kind, isActor ? 'allowed' : 'forbidden']);
      }
      if (moves.some(({ by }) => by.includes('staff'))) expect(rightOfAction(action)).toBeTruthy();
    },
  );

  it.each(ORDER_ACTIONS)('%s has every text in every language', (action) => {
    const { label, dialog } = rowOf(action);
    const fields = Object.values<DialogField>(dialog?.fields ?? {});
    const texts = [label, ...(dialog ? [dialog.title, dialog.confirm, dialog.done] : [])];
    for (const text of [...texts, ...fields.map((field) => field.label)]) expect(missing(text)).toEqual([]);
  });
});

describe('the moves of an order', () => {
  it.each(ORDER_MOVES)('%s has a line for the history in every language', (move) => {
    const { desk, buyer } = orderMoveRow(move).history;
    for (const text of [desk, ...(buyer ? [buyer] : [])]) expect(missing(text)).toEqual([]);
  });

  it('notify somebody of every event of an order', () => {
    const silent = (Object.keys(orderEvents) as (keyof typeof orderEvents)[]).filter(
      (event) => !orderNoticeOf(event),
    );
    // A refund has states and notices of its own; reminders have a table of their own.
    expect(silent).toEqual(['refundMoved', 'reminded']);
  });
});
