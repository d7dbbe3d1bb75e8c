import type { Random } from '@mall/demo/random';
import { borderDay } from '@mall/validation/typography';
import { Client, outcomeOf, type OrderSeen, type Result } from './client.js';
import { aPdf, aSignature } from './paper.js';
import type { Outcome } from '../ledger/ledger.js';

export interface Line {
  readonly spuId: string;
  readonly skuId: string;
  readonly count: number;
}

export interface FileLink {
  readonly url: string;
  readonly originName: string;
}

interface Contract {
  readonly contractId: string;
  readonly hash: string;
  readonly clauses: readonly { readonly clauseId: string }[];
}

interface Confirmation {
  readonly confirmId: string;
  readonly total: number;
}

/** The outcome of submitting an order. */
export interface Placed {
  readonly outcome: Outcome;
  readonly orderIds: readonly string[];
  readonly code: string;
}

const CART = '/mall4cloud_product/a/shop_cart';

/** A buyer of the storefront whose documents are uploaded once. */
export class Buyer {
  private slip: FileLink | undefined;
  private readonly slips = new Map<string, FileLink>();
  /** Total of each order in fen, as last read. */
  private readonly totals = new Map<string, number>();

  constructor(
    readonly client: Client,
    private readonly random: Random,
  ) {}

  /** Prices one car without the cart; undefined when it is not available. */
  async confirm(line: Line): Promise<Confirmation | undefined> {
    return this.priced({ dvyType: 1, shopCartItem: line });
  }

  /** Empties the cart, puts these cars into it and prices them. */
  async confirmCart(lines: readonly Line[]): Promise<Confirmation | undefined> {
    await this.client.call({ method: 'DELETE', path: `${CART}/delete_all` });
    for (const line of lines) {
      const { verdict } = await this.client.call({ method: 'POST', path: `${CART}/change_item`, body: line });
      if (verdict !== 'ok') return undefined;
    }
    return this.priced({ dvyType: 1 });
  }

  /** Submits with the same key until the outcome is known. */
  async submit(confirmId: string, idempotencyKey = this.random.uuid()): Promise<Placed> {
    const { client } = this;
    const result = await client.call<readonly string[]>({
      method: 'POST',
      path: '/mall4cloud_order/a/order/submit',
      body: { confirmId, idempotencyKey },
    });
    // All attempts have the same key, so a refusal also applies to the earlier ones.
    const outcome = ({ ok: 'ok', refused: 'failed', gaveUp: 'unknown' } as const)[result.verdict];
    const orderIds = outcome === 'ok' ? result.data : [];
    const { code, unsure } = result;
    client.record({ act: 'submit', key: idempotencyKey, outcome, orderIds, unsure, code });
    for (const orderId of orderIds) await this.lookAgain('submit', orderId, () => true);
    return { outcome, orderIds, code };
  }

  /** Returns the total of an order in fen; undefined before it was read. */
  async totalOf(orderId: string): Promise<number | undefined> {
    return this.totals.get(orderId) ?? (await this.client.order(orderId)).data?.total;
  }

  /** Reads the contract, agrees to every clause and draws a signature; see `withoutReadingTime`. */
  async signContract(orderId: string): Promise<Outcome> {
    const { verdict, data } = await this.client.call<Contract>({
      method: 'GET',
      path: '/mall4cloud_order/p/contract',
      query: { orderId },
    });
    if (verdict !== 'ok') return 'failed';
    const { contractId, hash, clauses } = data;
    const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
    return this.move('signContract', orderId, ({ contractStatus }) => contractStatus === 1, {
      path: '/mall4cloud_order/p/contract/sign',
      body: { contractId, hash, agreedClauseIds, signatureImg: aSignature },
    });
  }

  /** Uploads a slip in advance, so that submitting it takes one call. */
  async prepareSlip(): Promise<boolean> {
    this.slip ??= await this.upload();
    return this.slip !== undefined;
  }

  /** Submits the slip uploaded in advance, or sometimes a new one. */
  async uploadSlip(orderId: string, amountFee: number, isNewPaper = false): Promise<Outcome> {
    const known = isNewPaper ? undefined : this.slips.get(orderId);
    const file = known ?? this.slip ?? (await this.upload());
    if (!file) return 'failed';
    // A file proves one transfer: the next order needs a new one.
    this.slip = undefined;
    this.slips.set(orderId, file);
    const paidTime = borderDay();
    return this.move('uploadSlip', orderId, ({ timeline }) => timeline.some(isAct('uploadSlip')), {
      path: '/mall4cloud_order/p/voucher/upload',
      body: { orderId, files: [file], amountFee, currency: 'CNY', paidTime, bankRef: `PP-${orderId}` },
    });
  }

  cancel(orderId: string): Promise<Outcome> {
    return this.move('cancel', orderId, ({ timeline }) => timeline.some(isAct('cancel')), {
      method: 'PUT',
      path: `/mall4cloud_order/p/myOrder/cancel/${orderId}`,
      route: '/mall4cloud_order/p/myOrder/cancel/{orderId}',
      body: { reason: 'changed my mind' },
    });
  }

  receive(orderId: string): Promise<Outcome> {
    return this.move('receive', orderId, ({ status }) => status === 5, {
      method: 'PUT',
      path: `/mall4cloud_order/p/myOrder/receipt/${orderId}`,
      route: '/mall4cloud_order/p/myOrder/receipt/{orderId}',
      body: {},
    });
  }

  /** Returns the buyer's own list of orders; undefined without an answer. */
  async ownOrders(): Promise<readonly string[] | undefined> {
    const found: string[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const query = { pageNum: String(pageNum), pageSize: '100' };
      const result = await this.client.call<{ list: { orderId: string }[]; total: number }>({
        method: 'GET',
        path: '/mall4cloud_order/p/myOrder/search_order',
        query,
      });
      if (result.verdict !== 'ok') return undefined;
      found.push(...result.data.list.map(({ orderId }) => orderId));
      if (result.data.list.length === 0 || found.length >= Number(result.data.total)) return found;
    }
  }

  private async priced(body: object): Promise<Confirmation | undefined> {
    const path = '/mall4cloud_order/a/order/confirm';
    const result = await this.client.call<Confirmation>({ method: 'POST', path, body });
    return result.verdict === 'ok' ? result.data : undefined;
  }

  private async upload(): Promise<FileLink | undefined> {
    const body = new FormData();
    const originName = 'slip.pdf';
    body.append('file', aPdf(this.random.uuid()), originName);
    const path = '/mall4cloud_biz/oss/upload_minio';
    const result = await this.client.call<{ url: string }>({
      method: 'POST',
      path,
      query: { purpose: 'slip' },
      body,
    });
    return result.verdict === 'ok' ? { url: result.data.url, originName } : undefined;
  }

  private async move(
    act: 'signContract' | 'uploadSlip' | 'cancel' | 'receive',
    orderId: string,
    isDone: (order: OrderSeen) => boolean,
    call: { method?: 'POST' | 'PUT'; path: string; route?: string; body: object },
  ): Promise<Outcome> {
    const { client } = this;
    const result = await client.call<unknown>({ method: 'POST', ...call });
    const outcome = await outcomeOf(result, async () => {
      const { data: order } = await client.order(orderId);
      return order !== undefined && isDone(order);
    });
    client.record({ act, key: orderId, outcome, unsure: result.unsure, code: result.code });
    if (outcome === 'ok') await this.lookAgain(act, orderId, isDone);
    return outcome;
  }

  /** Checks read-your-writes: a successful change must be visible in the next read. */
  private async lookAgain(
    act: 'submit' | 'signContract' | 'uploadSlip' | 'cancel' | 'receive',
    orderId: string,
    isDone: (order: OrderSeen) => boolean,
  ): Promise<void> {
    const { verdict, data }: Result<OrderSeen | undefined> = await this.client.order(orderId);
    if (verdict === 'gaveUp') return this.client.noteReread(act, orderId, 'unavailable');
    if (data) this.totals.set(orderId, data.total);
    const isSeen = verdict === 'ok' && data !== undefined && isDone(data);
    this.client.noteReread(act, orderId, isSeen ? 'seen' : 'missing');
  }
}

const isAct =
  (wanted: string) =>
  ({ action }: { readonly action: string }): boolean =>
    action === wanted;
