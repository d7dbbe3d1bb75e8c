import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { browserOf, type Caller } from '@mall/contracts/define';
import {
  documentErrors,
  orderErrors,
  orderEvents,
  type SalesContractView,
  type SignContractDto,
  type SigningCodeView,
  contractStatuses,
} from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import { asBuyer, ownOrders } from '../order/actor.js';
import type { Order } from '../order/order.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';
import { requireRead } from './agreed-text.js';
import { ContractScanRepository } from './contract-scan.repository.js';
import { inLinesOf, withVins } from './contract-lines.js';
import { sealOf } from './contract-seal.js';
import { withCarsOf } from './contract-text.js';
import { toContractView } from './sales-contract.mapper.js';
import {
  SalesContractRepository,
  type SalesContract,
  type SignatureDetails,
} from './sales-contract.repository.js';
import { showsStrokes } from './png-strokes.js';
import { MAX_SIGNATURE_KB, signatureBytes, signatureUrl } from './signature-image.js';
import { SigningCodeClient } from './signing-code.client.js';

/** Way of signing, with the input of the seal. */
type Proof = Pick<SignatureDetails, 'signedBy' | 'signature' | 'scans' | 'signedMobile'> & {
  readonly proof: Parameters<typeof sealOf>[0]['proof'];
};

@Injectable()
export class SalesContractService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly contracts: SalesContractRepository,
    private readonly outbox: Outbox,
    private readonly codes: SigningCodeClient,
    private readonly scans: ContractScanRepository,
  ) {}

  /** Returns the contract. Only the buyer's own reading starts the reading time. */
  async read(caller: Caller, orderId: string, lang: Locale): Promise<SalesContractView> {
    const isStaff = caller.kind === 'staff';
    const order = await this.orders.find(isStaff ? { of: 'all' } : ownOrders(caller), orderId);
    if (!order) throw orderErrors.orderNotFound();
    const contract = await this.need(orderId);
    if (!isStaff && !contract.firstViewedAt) await this.contracts.startReading(contract.contractId);
    return this.view(await this.need(orderId), order, lang, isStaff ? 'staff' : 'buyer');
  }

  async sendSigningCode(caller: Caller, contractId: string): Promise<SigningCodeView> {
    const { contract, order } = await this.ownContract(caller, contractId);
    this.mover.check(order, 'signContract', asBuyer(caller));
    return this.codes.send(caller, contract);
  }

  /**
   * Signs a contract. Requires the hash of the text that was read, agreement to every clause, and that each clause's
   * reading time has passed. Repeating the same signature answers like the first time: its answer may have been lost.
   */
  async sign(caller: Caller, request: SignContractDto): Promise<SalesContractView> {
    const { contract, order } = await this.ownContract(caller, request.contractId);
    if (isRepeated(contract, request)) return this.view(contract, order, caller.locale, 'buyer');
    // A try uses a code up, so everything else is checked first.
    this.mover.check(order, 'signContract', asBuyer(caller));
    requireRead(contract, request);
    const proof = request.signatureImg
      ? drawn(request.signatureImg)
      : await this.proofByCode(caller, request);
    return this.signLocked(caller, order.orderId, proof, (locked) => requireRead(locked, request));
  }

  private async proofByCode(caller: Caller, { contractId, smsCode }: SignContractDto): Promise<Proof> {
    if (!smsCode) throw documentErrors.signatureMissing();
    const mobile = await this.codes.redeem(caller, contractId, smsCode);
    return { signedBy: 'sms', signature: null, scans: [], signedMobile: mobile, proof: mobile };
  }

  /**
   * Returns the caller's contract with its order.
   * @throws orderErrors.contractNotFound also for the contract of somebody else.
   */
  private async ownContract(caller: Caller, contractId: string) {
    const contract = await this.contracts.find(contractId);
    const order = contract && (await this.orders.find(ownOrders(caller), contract.orderId));
    if (!order) throw orderErrors.contractNotFound();
    return { contract, order };
  }

  private async signLocked(
    caller: Caller,
    orderId: string,
    { proof, ...details }: Proof,
    check: (contract: SalesContract) => void,
  ): Promise<SalesContractView> {
    const actor = asBuyer(caller);
    const order = await this.mover.withLocked(ownOrders(caller), orderId, async (locked, tx) => {
      this.mover.check(locked, 'signContract', actor);
      const contract = await this.need(orderId, tx);
      check(contract);
      const from = { ip: caller.ip ?? null, agent: browserOf(caller) ?? null };
      // The order was read in this transaction, so its `now` equals the `now()` that the database writes.
      const moment = { textHash: contract.hash, signedAt: locked.now, signedBy: details.signedBy };
      const seal = sealOf({ ...moment, userId: caller.userId!, proof });
      await this.scans.withdraw(tx, contract.contractId, actor);
      await this.contracts.sign(tx, contract.contractId, { ...details, ...from, seal });
      return this.moveToSigned(tx, locked, caller);
    });
    return this.view(await this.need(orderId), order, caller.locale, 'buyer');
  }

  private async moveToSigned(tx: EntityManager, order: Order, caller: Caller): Promise<Order> {
    const changes = { contract_status: contractStatuses.signed.code };
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

  /** Returns a contract for a reader; a signed one has the VINs that were named since, as its latest paper has them. */
  private async view(
    contract: SalesContract,
    order: Order,
    lang: Locale,
    side: 'buyer' | 'staff',
  ): Promise<SalesContractView> {
    if (!contract.signedAt) return toContractView(contract, order, lang, side);
    const cars = inLinesOf(contract.facts, await this.orders.itemsOf([order.orderId]));
    const text = withCarsOf(contract, withVins(contract.facts, cars));
    return toContractView({ ...contract, text }, order, lang, side);
  }

  private async need(orderId: string, tx?: EntityManager): Promise<SalesContract> {
    const contract = await this.contracts.ofOrder(orderId, tx);
    if (!contract) throw orderErrors.contractNotFound();
    return contract;
  }
}

function isRepeated({ signature, signedBy, hash }: SalesContract, request: SignContractDto): boolean {
  if (request.hash !== hash) return false;
  if (signedBy === 'sms') return request.smsCode !== undefined && request.signatureImg === undefined;
  return signedBy === 'screen' && signature !== null && request.signatureImg === signatureUrl(signature);
}

function drawn(signatureImg: string): Proof {
  const signature = signatureBytes(signatureImg);
  if (!signature) throw orderErrors.signatureInvalid({ kb: MAX_SIGNATURE_KB });
  if (!showsStrokes(signature)) throw documentErrors.signatureBlank();
  return { signedBy: 'screen', signature, scans: [], signedMobile: null, proof: signature };
}
