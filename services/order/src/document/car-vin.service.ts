import { Injectable } from '@nestjs/common';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import { isUniqueViolation } from '@mall/persistence';
import type { Caller } from '@mall/contracts/define';
import {
  documentErrors,
  orderErrors,
  orderEvents,
  type NameVinsDto,
  type OrdersWithVinsDto,
  type OrderWithVinsView,
} from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import type { EntityManager } from 'typeorm';
import { asSeller, deskOrders } from '../order/actor.js';
import type { Actor, Order } from '../order/order.js';
import { OrderPapers } from '../order/order-ports.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';
import { DocumentRepository } from './document.repository.js';
import { isNamed, namedVins } from './named-vins.js';
import { placeTexts, remedyTexts } from './vin-places.js';

/** Lets staff name the VINs of cars that were not built or chosen when they were ordered. */
@Injectable()
export class CarVinService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly documents: DocumentRepository,
    private readonly papers: OrderPapers,
    private readonly outbox: Outbox,
    @InjectClient(orderCalls.stock) private readonly stock: ClientOf<typeof orderCalls.stock>,
    @InjectClient(orderCalls.facts) private readonly facts: ClientOf<typeof orderCalls.facts>,
  ) {}

  /**
   * Names VINs. A contract that is not signed, and each issued paper, is replaced in the same transaction; earlier versions
   * stay as they are.
   * Naming the same VINs again changes nothing.
   * @throws documentErrors.vinTaken, vinOrdered, vinListed when another car has one of them,
   * productErrors.factsQuestioned when one is that of another make or year.
   */
  async name(caller: Caller, request: NameVinsDto): Promise<void> {
    try {
      await this.nameLocked(caller, request);
    } catch (failure) {
      // A car with this VIN was ordered after the check.
      if (isUniqueViolation(failure, 'order_vin_pkey')) await this.demandFree(request);
      throw failure;
    }
  }

  /** Returns orders whose cars got a VIN after they were ordered. */
  named({ after = '0', size }: OrdersWithVinsDto): Promise<OrderWithVinsView[]> {
    return this.documents.ordersWithVins(after, size);
  }

  /** Checks that no order has one of the VINs. @throws documentErrors.vinTaken, documentErrors.vinOrdered */
  private async demandFree({ orderId, vins }: NameVinsDto, tx?: EntityManager): Promise<void> {
    const named = vins.map(({ vin }) => vin);
    const taken = await this.documents.takenVin(orderId, named, tx);
    if (taken?.orderId === orderId) throw documentErrors.vinTaken(taken);
    if (taken) throw documentErrors.vinOrdered(taken);
  }

  /**
   * A car of the catalogue that is put on sale after this check is taken off by the catalogue, once it knows the VIN.
   * @throws documentErrors.vinListed
   */
  private async demandUnlisted({ orderKey }: Order, vins: readonly string[]): Promise<void> {
    const [other] = await this.stock.placesOfVins({ orderKey, vins: [...vins] });
    if (!other) return;
    const { vin, spuId, name } = other;
    throw documentErrors.vinListed({
      vin,
      spuId,
      name,
      place: placeTexts(other),
      remedy: remedyTexts(other),
    });
  }

  /**
   * The make and the year of a car are in its VIN.
   * @throws productErrors.factsQuestioned unless a person affirmed that the VIN is right.
   */
  private async demandFitting({ orderId, vins, affirmed }: NameVinsDto): Promise<void> {
    const cars = new Map(
      (await this.orders.itemsOf([orderId])).map(({ orderItemId, spuId }) => [orderItemId, spuId]),
    );
    await this.facts.judgeVins({
      vins: vins.map(({ orderItemId, vin }) => ({ spuId: cars.get(orderItemId)!, vin })),
      ...(affirmed && { affirmed }),
    });
  }

  private async nameLocked(caller: Caller, request: NameVinsDto): Promise<void> {
    const [scope, actor, { orderId }] = [deskOrders(caller), asSeller(caller), request];
    const order = await this.orders.find(scope, orderId);
    if (!order) throw orderErrors.orderNotFound();
    const asked = await this.vinsToName(order, actor, request);
    if (!asked) return;
    // Before the transaction: another service must not be waited for while the order is locked.
    await this.demandFree(request);
    await this.demandUnlisted(order, [...asked.values()].flat());
    await this.demandFitting(request);
    await this.mover.withLocked(scope, orderId, async (locked, tx) => {
      const named = await this.vinsToName(locked, actor, request, tx);
      if (!named) return;
      const vins = [...named.values()].flat();
      const former = (await this.orders.itemsOf([orderId], tx)).flatMap((item) => item.vins);
      await this.documents.lockVins(tx, vins);
      await this.demandFree(request, tx);
      await this.documents.nameVins(tx, named);
      const reason = vins.join(', ').slice(0, 500);
      const moved = await this.mover.move(tx, locked, { action: 'nameVins', actor, reason });
      await this.papers.follow(tx, moved.order, actor);
      const payload = { ...moved.fact, vins, isCorrection: former.some((vin) => !vins.includes(vin)) };
      await this.outbox.add(tx, orderEvents.vinsNamed, { aggregateId: orderId, payload });
    });
  }

  /**
   * Returns the VINs of each item as they will be named, and nothing when they are named already.
   * @throws documentErrors.vinsKept for a shipped order, some of whose cars would have no VIN.
   */
  private async vinsToName(
    order: Order,
    actor: Actor,
    { orderId, vins: wanted }: NameVinsDto,
    tx?: EntityManager,
  ): Promise<ReturnType<typeof namedVins> | undefined> {
    this.mover.check(order, 'nameVins', actor);
    const items = await this.orders.itemsOf([orderId], tx);
    const named = namedVins(order.orderNumber, items, wanted);
    if (isNamed(items, named)) return undefined;
    const cars = items.reduce((sum, { vin, count }) => (vin === null ? sum + count : sum), 0);
    const missing = cars - [...named.values()].flat().length;
    if (missing > 0 && (order.state === 'shipped' || order.state === 'completed'))
      throw documentErrors.vinsKept({ count: missing });
    return named;
  }
}
