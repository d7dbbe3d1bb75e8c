import { Injectable } from '@nestjs/common';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import { adminPage, browserOf, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import { fileIdOf } from '@mall/contracts/file';
import {
  contractStatuses,
  documentErrors,
  orderErrors,
  orderEvents,
  type ContractCheckPageDto,
  type ContractCheckView,
  type SalesContractView,
  type SendScanBackDto,
  type UploadContractDto,
} from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import type { EntityManager } from 'typeorm';
import { asBuyer, asSeller, ownOrders } from '../order/actor.js';
import type { Order } from '../order/order.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';
import { claimFiles, urlsOf } from '../order/private-files.js';
import { requireRead } from './agreed-text.js';
import { sealOf } from './contract-seal.js';
import { toContractCheckView } from './contract-scan.mapper.js';
import { ContractScanRepository, type ContractScan, type NewScan } from './contract-scan.repository.js';
import { requireReadable } from './scan-look.js';
import { toContractView } from './sales-contract.mapper.js';
import { SalesContractRepository, type SalesContract } from './sales-contract.repository.js';

/** Contracts signed on paper: handed in by buyers, checked by staff. */
@Injectable()
export class ContractScanService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly contracts: SalesContractRepository,
    private readonly scans: ContractScanRepository,
    private readonly outbox: Outbox,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
  ) {}

  /**
   * Hands in a scan. Files that wait for their check already are answered as if they had just come: the first answer
   * may have been lost.
   */
  async handIn(caller: Caller, request: UploadContractDto): Promise<SalesContractView> {
    const { orderId } = request;
    const known = await this.orders.find(ownOrders(caller), orderId);
    if (!known) throw orderErrors.orderNotFound();
    const contract = await this.need(orderId);
    if (isWaiting(contract.scan, request)) return toContractView(contract, known, caller.locale, 'buyer');
    this.mover.check(known, 'handInContract', asBuyer(caller));
    requireRead(contract, request);
    const scan = await this.newScan(caller, contract, request);
    const order = await this.mover.withLocked(ownOrders(caller), orderId, async (locked, tx) => {
      const actor = asBuyer(caller);
      this.mover.check(locked, 'handInContract', actor);
      requireRead(await this.need(orderId, tx), request);
      await this.scans.withdraw(tx, contract.contractId, actor);
      await this.scans.insert(tx, scan);
      const changes = { contract_status: contractStatuses.toCheck.code };
      const moved = await this.mover.move(tx, locked, { action: 'handInContract', actor, changes });
      await this.outbox.add(tx, orderEvents.contractHandedIn, { aggregateId: orderId, payload: moved.fact });
      return moved.order;
    });
    return toContractView(await this.need(orderId), order, caller.locale, 'buyer');
  }

  async page(request: ContractCheckPageDto, { locale }: Caller): Promise<AdminPage<ContractCheckView>> {
    const { rows, total } = await this.scans.page(request);
    return adminPage(
      rows.map((row) => toContractCheckView(row, locale)),
      total,
      request,
    );
  }

  async one(scanId: string, { locale }: Caller): Promise<ContractCheckView> {
    const row = await this.scans.checked(scanId);
    if (!row) throw documentErrors.scanNotFound();
    return toContractCheckView(row, locale);
  }

  /** Accepts a scan; the seal names the person who accepted it. Accepting it twice answers like the first time. */
  async accept(caller: Caller, scanId: string): Promise<ContractCheckView> {
    await this.decide(caller, scanId, 'accepted', null, async (order, tx, scan) => {
      const actor = asSeller(caller);
      this.mover.check(order, 'acceptContract', actor);
      // The text that was signed on paper must be that of the contract.
      if ((await this.need(order.orderId, tx)).hash !== scan.textHash) throw platformErrors.staleData();
      // The order was read in this transaction, so its `now` equals the `now()` that the database writes.
      const moment = { textHash: scan.textHash, signedAt: order.now, signedBy: 'scan' } as const;
      const proof = [...scan.fileHashes, `accepted by ${actor.id}`];
      await this.contracts.sign(tx, scan.contractId, {
        signedBy: 'scan',
        signature: null,
        scans: scan.files,
        signedMobile: null,
        seal: sealOf({ ...moment, userId: scan.userId, proof }),
        ip: scan.signerIp,
        agent: scan.signerAgent,
      });
      const changes = { contract_status: contractStatuses.signed.code };
      const { fact } = await this.mover.move(tx, order, { action: 'acceptContract', actor, changes });
      await this.outbox.add(tx, orderEvents.contractSigned, { aggregateId: order.orderId, payload: fact });
    });
    return this.one(scanId, caller);
  }

  /** Sends a scan back. A repetition with the same reason answers like the first time. */
  async sendBack(caller: Caller, { scanId, reason }: SendScanBackDto): Promise<ContractCheckView> {
    await this.decide(caller, scanId, 'sentBack', reason, async (order, tx) => {
      const changes = { contract_status: contractStatuses.unsigned.code };
      const move = { action: 'sendContractBack', actor: asSeller(caller), changes, reason } as const;
      const { fact } = await this.mover.move(tx, order, move);
      const payload = { ...fact, reason };
      await this.outbox.add(tx, orderEvents.contractSentBack, { aggregateId: order.orderId, payload });
    });
    return this.one(scanId, caller);
  }

  private async decide(
    caller: Caller,
    scanId: string,
    state: 'accepted' | 'sentBack',
    reason: string | null,
    work: (order: Order, tx: EntityManager, scan: ContractScan) => Promise<void>,
  ): Promise<void> {
    const known = await this.scans.find(scanId);
    if (!known) throw documentErrors.scanNotFound();
    await this.mover.withLocked({ of: 'all' }, known.orderId, async (order, tx) => {
      const scan = (await this.scans.find(scanId, tx))!;
      if (scan.state === state && scan.reason === reason) return;
      if (scan.state !== 'waiting') throw documentErrors.scanDecided();
      // Before the move, which replaces the contract of a returned scan when the terms of its order have
      // changed.
      await this.scans.decide(tx, scanId, state, asSeller(caller), reason);
      await work(order, tx, scan);
    });
  }

  /**
   * Registers the files and inspects them.
   * @throws documentErrors.scanSentBackBefore for one that staff have sent back already.
   */
  private async newScan(
    caller: Caller,
    { contractId, orderId, hash: textHash }: SalesContract,
    { files }: UploadContractDto,
  ): Promise<NewScan> {
    await claimFiles(this.files, files, {
      usedBy: `contract:${orderId}`,
      ownerId: caller.userId!,
      purpose: 'contract',
    });
    const fileIds = files.map(({ url }) => fileIdOf(url)!);
    requireReadable(files, await this.files.lookAtPapers({ fileIds }));
    const described = new Map(
      (await this.files.describe({ fileIds })).map((file) => [file.fileId, file.sha256]),
    );
    const fileHashes = fileIds.map((fileId) => described.get(fileId)!);
    const sentBack = (await this.scans.ofContract(contractId)).filter(({ state }) => state === 'sentBack');
    for (const { fileHashes: refused, reason } of sentBack) {
      const again = fileHashes.findIndex((hash) => refused.includes(hash));
      if (again >= 0)
        throw documentErrors.scanSentBackBefore({ name: files[again]!.originName, reason: reason ?? '' });
    }
    const from = { signerIp: caller.ip ?? null, signerAgent: browserOf(caller) ?? null };
    return { contractId, orderId, files, fileHashes, textHash, userId: caller.userId!, ...from };
  }

  private async need(orderId: string, tx?: EntityManager): Promise<SalesContract> {
    const contract = await this.contracts.ofOrder(orderId, tx);
    if (!contract) throw orderErrors.contractNotFound();
    return contract;
  }
}

const isWaiting = (scan: ContractScan | null, { files }: UploadContractDto): boolean =>
  scan?.state === 'waiting' && urlsOf(scan.files) === urlsOf(files);
