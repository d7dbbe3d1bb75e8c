import { Injectable } from '@nestjs/common';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { fileApi } from '@mall/contracts/file';
import {
  orderErrors,
  orderEvents,
  type SalesContractView,
  type SignContractDto,
  type UploadContractDto,
} from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import { asBuyer, ownOrders } from '../order/actor.js';
import type { Order } from '../order/order.js';
import { OrderMover } from '../order/order-mover.js';
import { OrderRepository } from '../order/order.repository.js';
import { claimFiles } from '../voucher/slip-files.js';
import type { ContractBody } from './contract-text.js';
import { readingState } from './reading-clock.js';
import { toContractView } from './sales-contract.mapper.js';
import {
  SalesContractRepository,
  type SalesContract,
  type SignatureDetails,
} from './sales-contract.repository.js';
import { MAX_SIGNATURE_KB, signatureBytes } from './signature-image.js';

@Injectable()
export class SalesContractService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mover: OrderMover,
    private readonly contracts: SalesContractRepository,
    private readonly outbox: Outbox,
    @InjectClient(fileApi) private readonly files: ClientOf<typeof fileApi>,
  ) {}

  /** Only the buyer's own look starts the reading time. */
  async read(caller: Caller, orderId: string, lang: Locale): Promise<SalesContractView> {
    const isStaff = caller.kind === 'staff';
    const order = await this.orders.find(isStaff ? { of: 'all' } : ownOrders(caller), orderId);
    if (!order) throw orderErrors.orderNotFound();
    const contract = await this.need(orderId);
    if (!isStaff && !contract.firstViewedAt) await this.contracts.startReading(contract.contractId);
    return toContractView(await this.need(orderId), order, lang, !isStaff);
  }

  /** Needs the hash of what was read, every clause agreed to, and each clause's reading time passed. */
  async sign(caller: Caller, request: SignContractDto): Promise<SalesContractView> {
    const signature = signatureBytes(request.signatureImg);
    if (!signature) throw orderErrors.signatureInvalid({ kb: MAX_SIGNATURE_KB });
    const orderId = await this.contracts.orderIdOf(request.contractId);
    if (!orderId) throw orderErrors.contractNotFound();
    const details = { signedBy: 'screen', signature, scans: [] } as const;
    return this.signLocked(caller, orderId, orderErrors.contractNotFound, details, (contract) =>
      requireRead(contract, request),
    );
  }

  /** Paper is read on paper: no reading time applies. */
  async upload(caller: Caller, { orderId, files }: UploadContractDto): Promise<SalesContractView> {
    if (!(await this.orders.find(ownOrders(caller), orderId))) throw orderErrors.orderNotFound();
    await claimFiles(this.files, files, {
      usedBy: `contract:${orderId}`,
      ownerId: caller.userId!,
      purpose: 'contract',
    });
    const details = { signedBy: 'scan', signature: null, scans: files } as const;
    return this.signLocked(caller, orderId, orderErrors.orderNotFound, details);
  }

  private async signLocked(
    caller: Caller,
    orderId: string,
    notMine: () => Error,
    details: Omit<SignatureDetails, 'ip' | 'agent'>,
    check: (contract: SalesContract) => void = () => undefined,
  ): Promise<SalesContractView> {
    const actor = asBuyer(caller);
    const order = await this.mover
      .withLocked(ownOrders(caller), orderId, async (locked, tx) => {
        this.mover.check(locked, 'signContract', actor);
        const contract = await this.need(orderId, tx);
        check(contract);
        const from = { ip: caller.ip ?? null, agent: caller.userAgent?.slice(0, 300) ?? null };
        await this.contracts.sign(tx, contract.contractId, { ...details, ...from });
        return this.moveToSigned(tx, locked, caller);
      })
      .catch((failure: unknown) => {
        throw orderErrors.orderNotFound.is(failure) ? notMine() : failure;
      });
    return toContractView(await this.need(orderId), order, caller.locale, true);
  }

  private async moveToSigned(tx: EntityManager, order: Order, caller: Caller): Promise<Order> {
    const changes = { contract_status: 1 };
    const moved = await this.mover.move(tx, order, {
      action: 'signContract',
      actor: asBuyer(caller),
      changes,
    });
    await this.outbox.add(tx, orderEvents.contractSigned, {
      aggregateId: order.orderId,
      payload: moved.fact,
    });
    return moved.order;
  }

  private async need(orderId: string, tx?: EntityManager): Promise<SalesContract> {
    const contract = await this.contracts.ofOrder(orderId, tx);
    if (!contract) throw orderErrors.contractNotFound();
    return contract;
  }
}

function requireRead(contract: SalesContract, { hash, agreedClauseIds }: SignContractDto): void {
  if (hash !== contract.hash) throw platformErrors.staleData();
  const { clauses } = (JSON.parse(contract.body) as ContractBody).ru;
  if (!clauses.every(({ clauseId }) => agreedClauseIds.includes(clauseId)))
    throw orderErrors.clauseNotAgreed();
  const readings = readingState(clauses, contract.firstViewedAt, contract.now);
  const seconds = Math.max(...readings.map(({ remainingSeconds }) => remainingSeconds));
  if (seconds > 0) throw orderErrors.clauseNotRead({ seconds });
}
