import type { Deal, OrderState } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Actor, Order, OrderEvent, OrderItem, Scope } from './order.js';
import type { CarriedOut } from './repeated-request.js';
import type { DealReader, OrderPapers } from './order-ports.js';
import { OrderMoveService } from './order-move.service.js';
import { OrderRepository, type OrderChanges } from './order.repository.js';
import { codeOf } from './order.state-machine.js';
import type { OwedMoney, Repayments } from './repayments.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;

export const hoursFromNow = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

/** An unpaid, unsigned order of 100,000 CNY at 12.5 roubles, to be paid within 72 hours. */
export const anOrder = (over: Partial<Order> = {}): Order => ({
  orderId: '1001',
  orderNumber: 'UA261121-1001',
  orderKey: 'order:1001',
  userId: '7',
  shopId: '3',
  shopName: { ru: 'Магазин', zh: '店铺', en: 'Shop' },
  state: 'unpaid',
  contractStatus: 0,
  voucherStatus: 0,
  slipStatus: 0,
  contractNumber: 'UAC261121-1001',
  totalMinor: 10_000_000,
  totalRubMinor: 125_000_000,
  creditedMinor: 0,
  rateScaled: 125_000,
  roublesMinor: 0,
  rateSource: 'entered',
  rateAsOf: NOW,
  rateLockedUntil: hoursFromNow(72),
  totalCount: 1,
  incoterm: 'DAP Ussuriysk',
  remarks: null,
  consignee: 'Иванов Пётр',
  mobile: '+79991234567',
  address: {
    country: 'RU',
    province: 'Приморский край',
    city: 'Уссурийск',
    area: null,
    addr: 'ул. Ленина, 1',
    postCode: '692500',
  },
  payBefore: hoursFromNow(72),
  extendedHours: 0,
  heldUntil: null,
  paidAt: null,
  shippedAt: null,
  carrier: null,
  trackingNumber: null,
  deliveryNote: null,
  autoReceiptDays: 60,
  autoReceiptAt: null,
  promisedDays: null,
  completedAt: null,
  cancelledAt: null,
  closeType: null,
  closeReason: null,
  closedBy: null,
  carFate: null,
  carReason: null,
  squareConsentAt: null,
  isRemoved: false,
  hasOpenRefund: false,
  isReturning: false,
  returningMinor: 0,
  isFairlyClaimed: false,
  vinsMissing: 0,
  version: 1,
  createdAt: NOW,
  now: NOW,
  ...over,
});

const camel = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const isWithin = (scope: Scope, order: Order): boolean =>
  scope.of === 'all' ||
  (scope.of === 'buyer' ? scope.userId === order.userId : scope.shopId === order.shopId);

interface WrittenEvent {
  readonly action: string;
  readonly from: number | null;
  readonly reason: string | null;
  readonly reasonCode?: OrderEvent['reasonCode'];
  readonly requestKey?: string | null;
  readonly actor: Actor;
}

const duplicate = (): Error => Object.assign(new Error('duplicate key'), { code: '23505' });

/** Orders in memory, with their lines and the history that was written. */
export class InMemoryOrders extends OrderRepository {
  readonly history: (WrittenEvent & Pick<OrderEvent, 'seq' | 'toStatus'> & { readonly orderId: string })[] =
    [];

  constructor(
    private readonly orders: Order[],
    private readonly items: readonly OrderItem[] = [],
  ) {
    super(new NoDatabase());
  }

  override async find(scope: Scope, orderId: string): Promise<Order | undefined> {
    return this.orders.find((order) => order.orderId === orderId && isWithin(scope, order));
  }

  override async findMany(scope: Scope, orderIds: readonly string[]): Promise<Order[]> {
    return this.orders
      .filter((order) => orderIds.includes(order.orderId) && isWithin(scope, order))
      .sort((one, other) => Number(other.orderId) - Number(one.orderId));
  }

  override async findByKey(orderKey: string): Promise<Order | undefined> {
    return this.orders.find((order) => order.orderKey === orderKey);
  }

  override async overdue(limit: number): Promise<string[]> {
    return this.due(limit, ({ state, payBefore }) => (state === 'unpaid' ? payBefore : null));
  }

  override async receivable(limit: number): Promise<string[]> {
    return this.due(limit, ({ state, autoReceiptAt, hasOpenRefund }) =>
      state === 'shipped' && !hasOpenRefund ? autoReceiptAt : null,
    );
  }

  override lock(_: EntityManager, scope: Scope, orderId: string): Promise<Order | undefined> {
    return this.find(scope, orderId);
  }

  override async itemsOf(orderIds: readonly string[]): Promise<OrderItem[]> {
    return this.items
      .filter(({ orderId }) => orderIds.includes(orderId))
      .sort((one, other) => Number(one.orderItemId) - Number(other.orderItemId));
  }

  override async move(
    _: EntityManager,
    order: Order,
    to: OrderState,
    changes: OrderChanges,
  ): Promise<Order | undefined> {
    const { orderId: moving, version } = order;
    const place = this.orders.findIndex((one) => one.orderId === moving && one.version === version);
    if (place < 0) return undefined;
    const changed = Object.fromEntries(
      Object.entries(changes).map(([column, value]) => [camel(column), value]),
    );
    const moved: Order = { ...order, ...changed, state: to, version: order.version + 1 };
    this.orders[place] = moved;
    return moved;
  }

  override async recordEvent(
    _: EntityManager,
    { orderId, version, state }: Pick<Order, 'orderId' | 'version' | 'state'>,
    event: WrittenEvent,
  ): Promise<void> {
    if (this.history.some((one) => one.orderId === orderId && one.seq === version)) throw duplicate();
    this.history.push({ ...event, orderId, seq: version, toStatus: codeOf(state) });
  }

  override async eventsOf(orderId: string): Promise<OrderEvent[]> {
    return this.history
      .filter((event) => event.orderId === orderId)
      .sort((one, other) => one.seq - other.seq)
      .map(({ seq, action, from, toStatus, actor, reason, reasonCode = null }) => ({
        ...{ seq, action, fromStatus: from, toStatus, reason, reasonCode },
        ...{ actorKind: actor.kind, actorId: actor.id, actorName: actor.name, ip: actor.ip, createdAt: NOW },
      }));
  }

  override async madeBy(
    _: EntityManager,
    orderId: string,
    action: string,
    actorId: string,
  ): Promise<CarriedOut[]> {
    return this.history
      .filter((event) => event.orderId === orderId && event.action === action && event.actor.id === actorId)
      .sort((one, other) => one.seq - other.seq)
      .map(({ requestKey = null }) => ({ requestKey, at: NOW }));
  }

  /** Returns orders whose time has come, the longest due first. */
  private due(limit: number, momentOf: (order: Order) => Date | null): string[] {
    const moments = this.orders.map((order) => ({ order, moment: momentOf(order) }));
    return moments
      .filter(({ order, moment }) => moment !== null && moment <= order.now)
      .sort((one, other) => Number(one.moment) - Number(other.moment))
      .slice(0, limit)
      .map(({ order }) => order.orderId);
  }
}

/** Records money that was owed to the buyer, and which orders were closed. */
export class RecordedRepayments implements Repayments {
  readonly owed: OwedMoney[] = [];
  readonly closed: string[] = [];
  readonly reasons: (string | null)[] = [];
  readonly undone: string[] = [];

  async owe(_: EntityManager, owed: OwedMoney): Promise<void> {
    this.owed.push(owed);
  }

  async orderClosed(_: EntityManager, { orderId }: Order, _by: Actor, reason: string | null): Promise<void> {
    this.closed.push(orderId);
    this.reasons.push(reason);
  }

  async saleUndone(_: EntityManager, { orderId }: Order): Promise<void> {
    this.undone.push(orderId);
  }
}

/** Returns an order for which nothing has happened yet. */
export const aDeal = (over: Partial<Deal> = {}): Deal => ({
  orderId: '1001',
  state: 'unpaid',
  closeType: null,
  contractStatus: 0,
  isContractSealed: false,
  isContractOutdated: false,
  isScanWaiting: false,
  slipStatus: 0,
  totalMinor: 10_000_000,
  creditedMinor: 0,
  partRefundPercent: 30,
  slips: [],
  refunds: [],
  vinsMissing: 0,
  isVinElsewhere: false,
  milestonesWritten: 0,
  shippedMilestones: 0,
  wasShipped: false,
  books: { bank: 0, buyer: 0, sales: 0 },
  ...over,
});

/** Returns the same deal after every action. */
const unmovedDeals: DealReader = { read: async () => aDeal() };

/** Does nothing. */
const noPapers: OrderPapers = { follow: async () => undefined };

/** Returns a mover over orders in memory; the rules of deals are tested on the real database. */
export const moverOf = (orders: InMemoryOrders, papers = noPapers): OrderMoveService =>
  new OrderMoveService(new NoDatabase(), orders, unmovedDeals, papers);

/** Returns each person once, as `peopleSql` does; the service itself has no task. */
export const staffIdsOf = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids.filter((id): id is string => id !== null && id !== 'system'))].sort();
