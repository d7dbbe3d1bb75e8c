import {
  orderApi,
  orderContractCheckApi,
  orderContractApi,
  orderDeskApi,
  orderDeskViewApi,
  orderDocumentApi,
  orderMilestoneApi,
  orderRefundApi,
  orderVoucherApi,
  type AuditVoucherDto,
  type OrderAction,
  type OrderState,
  type SignContractDto,
} from '@mall/contracts/order';
import type { ImportCarDto } from '@mall/contracts/product';
import { aMerchant, aService, aStaffMember, aVin, type TestMall } from '@mall/testing';
import { borderDay, dayAfter } from '@mall/validation/typography';
import { AFFIRMED, aSlip, orderOne, readContract, SIGNATURE } from '../deals.js';
import { shop, type ReadyBuyer } from '../neighbours.js';
import type { Combination, Contestant } from './combinations.js';

/** Price of the car, fen. */
export const PRICE = 8_500_000;
const PART = 1_000_000;

const RIGHTS = [
  'order_view',
  'order_ship',
  'order_cancel',
  'order_note',
  'order_vin',
  'voucher_audit',
  'refund_audit',
  'contract_check',
];
/** Staff by position: the n-th of the same contestants is another person, like two members of staff at two desks. */
const desks = [aStaffMember(RIGHTS), aStaffMember(RIGHTS), aStaffMember(RIGHTS)] as const;
const sender = aStaffMember(RIGHTS);
const seller = aMerchant({ shopId: shop.shopId });

export interface Stage {
  readonly mall: TestMall;
  readonly buyer: ReadyBuyer;
  readonly car: ImportCarDto;
}

/** An order in the state from which its contestants start. */
export interface Scene {
  readonly combination: Combination;
  readonly orderId: string;
  readonly orderItemId: string;
  /** Signature of the buyer, where signing is part of the race. */
  readonly signature: SignContractDto | undefined;
  /** Id of a scan that waits for its check, where that is part of the race. */
  readonly scanId: string;
  /** Id of a waiting slip, where there is one. */
  readonly voucherId: string;
  /** Version of the order before the race. */
  readonly version: number;
}

let references = 0;
const slipOf = (orderId: string, amountFee: number) =>
  aSlip(orderId, { amountFee, bankRef: `RACE-${(references += 1)}` });

/** Places an order and moves it to its state by the operations, so that slips, money and holds are real. */
export async function prepare(stage: Stage, combination: Combination): Promise<Scene> {
  const { mall, buyer, car } = stage;
  const { from, contestants } = combination;
  const has = (action: Contestant['action']): boolean => contestants.some((one) => one.action === action);
  const orderId = await orderOne(mall, buyer, car);
  const set = (change: string): Promise<unknown> =>
    mall.query('order', `UPDATE sales_order SET ${change} WHERE order_id = $1`, [orderId]);
  // Where signing is not part of the race, the contract counts as signed.
  if (!has('signContract') && !has('checkContract')) await set('contract_status = 1');
  const signature = has('signContract') || has('checkContract') ? await read(stage, orderId) : undefined;
  const scanId = has('checkContract') ? await handIn(stage, orderId, signature!) : '';
  const voucherId = await reach(stage, orderId, combination);
  if (has('requote')) await set(`rate_locked_until = now() - interval '1 second'`);
  if (from === 'shipped') await set(`auto_receipt_at = now() + interval '1 day'`);
  const { version, orderItems } = await mall.callAs(desks[0])(orderDeskViewApi).one({ orderId });
  // Last, because the service's own timer may close the order from now on.
  if (has('expire')) await set(`pay_before = now() - interval '1 second'`);
  const { orderItemId } = orderItems[0]!;
  return { combination, orderId, orderItemId, signature, scanId, voucherId, version };
}

/** Returns the signature of a contract whose reading time has passed. */
async function read({ mall, buyer }: Stage, orderId: string): Promise<SignContractDto> {
  const { contractId, hash, clauses } = await readContract(mall, buyer, orderId);
  const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
  return { contractId, hash, agreedClauseIds, signatureImg: SIGNATURE };
}

/** Hands in a scan. @returns the waiting scan. */
async function handIn(
  { mall, buyer }: Stage,
  orderId: string,
  { hash, agreedClauseIds }: SignContractDto,
): Promise<string> {
  const files = [{ url: '/api/files/f/1003', originName: 'contract.pdf' }];
  const { scan } = await mall
    .callAs(buyer.caller)(orderContractApi)
    .upload({ orderId, files, hash, agreedClauseIds });
  return scan!.scanId;
}

/** Names a VIN, because nothing is shipped without one. */
async function nameVin({ mall }: Stage, orderId: string): Promise<void> {
  const { orderItems } = await mall.callAs(sender)(orderDeskViewApi).one({ orderId });
  const vins = [{ orderItemId: orderItems[0]!.orderItemId, vin: aVin() }];
  await mall.callAs(sender)(orderDocumentApi).nameVins({ orderId, vins, affirmed: AFFIRMED });
}

/** Moves an order to a state. @returns the waiting slip. */
async function reach(stage: Stage, orderId: string, { from, contestants }: Combination): Promise<string> {
  const { mall, buyer } = stage;
  if (from === 'unpaid') return '';
  const slips = mall.callAs(buyer.caller)(orderVoucherApi);
  const desk = mall.callAs(sender);
  const upload = async (amountFee: number): Promise<string> =>
    (await slips.upload(slipOf(orderId, amountFee))).voucherId;
  if (from === 'toConfirm')
    return upload(contestants.some(({ name }) => name.startsWith('part')) ? PART : PRICE);
  const late = await upload(PRICE);
  const confirm = async (): Promise<void> => {
    const voucherId = await upload(PRICE);
    await desk(orderVoucherApi).audit({ voucherId, result: 1 });
  };
  const way: readonly (readonly [OrderState, () => Promise<unknown>])[] = [
    ['toShip', confirm],
    ['shipped', () => desk(orderDeskApi).ship({ orderId, carrier: 'Ussuri Trans' })],
    ['completed', () => receiveNow(mall, buyer, orderId)],
  ];
  if (from === 'cancelled') {
    await desk(orderDeskApi).cancel({ orderId, reason: 'before the race', carFate: 'onSale' });
    return late;
  }
  await nameVin(stage, orderId);
  for (const [state, step] of way) {
    await step();
    if (state === from) break;
  }
  return late;
}

async function receiveNow(mall: TestMall, buyer: ReadyBuyer, orderId: string): Promise<void> {
  await mall.query(
    'order',
    `UPDATE sales_order SET auto_receipt_at = now() + interval '1 day' WHERE order_id = $1`,
    [orderId],
  );
  await mall.callAs(buyer.caller)(orderApi).receive({ orderId });
}

type Act = (stage: Stage, scene: Scene, contestant: Contestant, nth: number) => Promise<unknown>;

/** Function of each action; a missing one does not compile. */
const acts: Readonly<Record<OrderAction | 'expire', Act>> = {
  signContract: ({ mall, buyer }, { signature }) =>
    mall.callAs(buyer.caller)(orderContractApi).sign(signature!),
  checkContract: ({ mall }, { scanId }, _, nth) =>
    mall.callAs(desks[nth]!)(orderContractCheckApi).accept({ scanId }),
  uploadSlip: ({ mall, buyer }, { orderId }, { by }, nth) =>
    mall
      .callAs(by === 'buyer' ? buyer.caller : desks[nth]!)(orderVoucherApi)
      .upload(slipOf(orderId, PRICE)),
  requote: ({ mall, buyer }, { orderId }) => mall.callAs(buyer.caller)(orderApi).requote({ orderId }),
  extendPayTime: ({ mall }, { orderId }, _, nth) =>
    mall.callAs(desks[nth]!)(orderDeskApi).extendPayTime({ orderId, hours: 5, reason: 'a race' }),
  auditSlip: ({ mall }, scene, { name }, nth) => {
    const decision = decisions[name]!;
    const amountFee = scene.combination.contestants.some((one) => one.name === 'part by staff')
      ? PART
      : PRICE;
    const typed = scene.combination.from === 'toConfirm' ? amountFee : PRICE;
    const request = { voucherId: scene.voucherId, amountFee: typed, ...decision };
    return mall.callAs(desks[nth]!)(orderVoucherApi).audit(request);
  },
  ship: ({ mall }, { orderId }, { by }, nth) =>
    mall
      .callAs(by === 'merchant' ? seller : desks[nth]!)(orderDeskApi)
      .ship({ orderId, carrier: 'Ussuri Trans' }),
  receive: ({ mall, buyer }, { orderId }) => mall.callAs(buyer.caller)(orderApi).receive({ orderId }),
  cancel: ({ mall, buyer }, { orderId }) => mall.callAs(buyer.caller)(orderApi).cancel({ orderId }),
  staffCancel: ({ mall }, { orderId }, _, nth) =>
    mall.callAs(desks[nth]!)(orderDeskApi).cancel({ orderId, reason: 'a race', carFate: 'onSale' }),
  remove: ({ mall, buyer }, { orderId }) => mall.callAs(buyer.caller)(orderApi).remove({ orderId }),
  note: ({ mall }, { orderId }, _, nth) =>
    mall.callAs(desks[nth]!)(orderDeskApi).note({ orderId, audience: 'shown', text: 'a race' }),
  nameVins: ({ mall }, { orderId, orderItemId }, _, nth) =>
    mall
      .callAs(desks[nth]!)(orderDocumentApi)
      .nameVins({ orderId, vins: [{ orderItemId, vin: aVin() }], affirmed: AFFIRMED }),
  writeMilestone: ({ mall }, { orderId }, { by }, nth) =>
    mall
      .callAs(by === 'merchant' ? seller : desks[nth]!)(orderMilestoneApi)
      .write({ orderId, code: 'bought', happenedOn: borderDay() }),
  stateDelay: ({ mall }, { orderId }, _, nth) =>
    mall
      .callAs(desks[nth]!)(orderMilestoneApi)
      .delay({ orderId, code: 'handedOver', until: dayAfter(borderDay(), 120), reason: 'weather' }),
  applyRefund: ({ mall, buyer }, { orderId }) =>
    mall
      .callAs(buyer.caller)(orderRefundApi)
      .apply({ orderId, amountFee: 5_000_000, currency: 'CNY', reason: 'a race' }),
  expire: ({ mall }) => mall.callAs(aService('test'))(orderDeskApi).closeUnpaid({}),
};

const decisions: Readonly<Record<string, Omit<AuditVoucherDto, 'voucherId' | 'amountFee'>>> = {
  'confirm by staff': { result: 1, acceptDifference: 1, reason: 'a race' },
  'part by staff': { result: 1, partPayment: 1 },
  'reject by staff': { result: 2, reasonCode: 'notReceived' },
};

/** Starts all contestants at once, beginning with another one in each round. */
export function run(stage: Stage, scene: Scene, round: number): Promise<PromiseSettledResult<unknown>[]> {
  const { contestants } = scene.combination;
  const started: Promise<unknown>[] = [];
  for (let step = 0; step < contestants.length; step += 1) {
    const place = (round + step) % contestants.length;
    const contestant = contestants[place]!;
    const nth = contestants.slice(0, place).filter((other) => other.action === contestant.action).length;
    started[place] = acts[contestant.action](stage, scene, contestant, nth);
  }
  return Promise.allSettled(started);
}
