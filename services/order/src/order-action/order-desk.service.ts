import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  closeTypes,
  orderBounds,
  orderErrors,
  orderEvents,
  type ExtendPayTimeDto,
  type NoteOrderDto,
  type ShipOrderDto,
  type StaffCancelDto,
} from '@mall/contracts/order';
import { say } from '@mall/validation';
import { asSeller, deskOrders } from '../order/actor.js';
import { automaticReceiptAt } from '../order/order-facts.js';
import { OrderCloseService, type FateOfCars } from '../order/order-close.service.js';
import type { Order } from '../order/order.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { ChangeProposalRepository } from '../setting/change-proposal.repository.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';

/** Actions of staff and merchants on an order. */
@Injectable()
export class OrderDeskService {
  constructor(
    private readonly mover: OrderMoveService,
    private readonly closer: OrderCloseService,
    private readonly outbox: Outbox,
    private readonly settings: DealSettingRepository,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  /** Cancels an order. The fate of the cars of an order with money in it must be stated. */
  async cancel(caller: Caller, request: StaffCancelDto): Promise<void> {
    const { orderId, reason } = request;
    const move = { action: 'staffCancel', actor: asSeller(caller), reason } as const;
    await this.closer.close(deskOrders(caller), orderId, move, closeTypes.staff.code, (order) =>
      fateOf(order, request),
    );
  }

  /**
   * Extends the time to pay. The rate stays locked only as long as before: the buyer gains time, not a better rate. The
   * same request again adds nothing. Beyond what one person may give in total, a second person enters the same hours.
   * @throws orderErrors.extensionByTwo, orderErrors.extensionTooLong
   */
  async extendPayTime(caller: Caller, request: ExtendPayTimeDto): Promise<void> {
    const { orderId, hours, reason, idempotencyKey } = request;
    const asked = { said: [hours, reason], idempotencyKey };
    const move = { action: 'extendPayTime', actor: asSeller(caller), reason, asked } as const;
    const { payExtensionHours: alone } = await this.settings.current();
    const refusal = await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      if (await this.mover.isRepeated(tx, order, move)) return undefined;
      this.mover.check(order, 'extendPayTime', move.actor);
      const sum = order.extendedHours + hours;
      demandWithinHold(order, sum);
      const subject = `extension:${orderId}`;
      if (sum > alone && !(await this.proposals.agree(tx, subject, hours, caller)))
        return orderErrors.extensionByTwo({ alone, sum });
      const from = Math.max(order.now.getTime(), order.payBefore.getTime());
      const payBefore = new Date(from + hours * 3_600_000);
      const changes = { pay_before: payBefore, extended_hours: sum };
      const { fact } = await this.mover.move(tx, order, { ...move, changes });
      await this.outbox.add(tx, orderEvents.payTimeExtended, {
        aggregateId: orderId,
        payload: { ...fact, payBefore: payBefore.toISOString() },
      });
      return undefined;
    });
    // Thrown after the commit, which stores the proposal.
    if (refusal) throw refusal;
  }

  /**
   * Ships an order. For a car that has reached its destination before, the time for the automatic receipt starts again.
   * The same request again answers like the first one.
   */
  async ship(caller: Caller, { orderId, carrier, trackingNumber, note }: ShipOrderDto): Promise<void> {
    const said = { carrier, trackingNumber: trackingNumber ?? null, deliveryNote: note ?? null };
    await this.mover.withLocked(deskOrders(caller), orderId, async (order, tx) => {
      if (order.shippedAt && order.state !== 'cancelled') return requireSame(order, said);
      const { fact } = await this.mover.move(tx, order, {
        action: 'ship',
        actor: asSeller(caller),
        changes: {
          shipped_at: order.now,
          auto_receipt_at: order.autoReceiptAt && automaticReceiptAt(order),
          carrier,
          tracking_number: said.trackingNumber,
          delivery_note: said.deliveryNote,
        },
      });
      await this.outbox.add(tx, orderEvents.shipped, {
        aggregateId: orderId,
        payload: fact,
      });
    });
  }

  /** Writes a note into the history, with its author; the order stays as it is. The same request again writes nothing. */
  async note(caller: Caller, { orderId, audience, text, idempotencyKey }: NoteOrderDto): Promise<void> {
    const action = audience === 'internal' ? 'noteInternal' : 'noteShown';
    const move = {
      action,
      actor: asSeller(caller),
      reason: text,
      asked: { said: [text], idempotencyKey },
    } as const;
    await this.mover.withLocked(deskOrders(caller), orderId, async (order, tx) => {
      if (!(await this.mover.isRepeated(tx, order, move))) await this.mover.move(tx, order, move);
    });
  }
}

/**
 * Checks the sum of the hours by which an order is extended.
 * @throws orderErrors.extensionTooLong when cars would be held for an unpaid order for longer than any order may.
 */
function demandWithinHold({ extendedHours: given }: Order, sum: number): void {
  const { max } = orderBounds.hours;
  if (sum <= max) return;
  const left = max - given;
  const remedy =
    left > 0
      ? say(`Введите не больше ${left} ч`, `请填写不超过 ${left} 小时`, `Enter at most ${left} h`)
      : say(
          'Покупатель оплачивает заказ или оформляет новый',
          '请买家付款或重新下单',
          'The buyer pays for the order or places a new one',
        );
  throw orderErrors.extensionTooLong({ max, given, remedy });
}

/** Returns the fate of the cars. @throws orderErrors.carFateNeeded when money came in for an open order and no fate was stated. */
function fateOf({ creditedMinor, state }: Order, { carFate, carReason, reason }: StaffCancelDto): FateOfCars {
  if (!carFate && creditedMinor > 0 && state !== 'cancelled') throw orderErrors.carFateNeeded();
  return { carFate: carFate ?? 'onSale', carReason: carReason ?? reason };
}

type Shipping = Pick<Order, 'carrier' | 'trackingNumber' | 'deliveryNote'>;

/**
 * Checks a repeated message about shipping.
 * @throws orderErrors.alreadyShipped when the order was shipped in another way.
 */
function requireSame(order: Shipping, said: Shipping): void {
  const isSame =
    order.carrier === said.carrier &&
    order.trackingNumber === said.trackingNumber &&
    order.deliveryNote === said.deliveryNote;
  if (!isSame) throw orderErrors.alreadyShipped({ carrier: order.carrier ?? '' });
}
