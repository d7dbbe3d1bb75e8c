import { Injectable } from '@nestjs/common';
import { contractStatuses } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import type { Actor, Order } from '../order/order.js';
import { OrderRepository } from '../order/order.repository.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import { ContractScanRepository } from './contract-scan.repository.js';
import { inLinesOf, saysVins, withVins, writtenWith } from './contract-lines.js';
import { saysTerms, termsOf } from './contract-terms.js';
import { contractBody, contractHash, contractWords } from './contract-text.js';
import { SalesContractRepository } from './sales-contract.repository.js';

/** Replaces an unsigned contract when the terms of its order, or the VINs of its cars, have changed. */
@Injectable()
export class ContractReplacementService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly contracts: SalesContractRepository,
    private readonly scans: ContractScanRepository,
    private readonly templates: PublishedTemplateRepository,
  ) {}

  /**
   * Replaces the contract with the wording that the order was placed with. A buyer who has read the former text has to
   * read the new one, and a scan of the former is withdrawn. A scan that waits for its check stays: its contract is
   * replaced once it is sent back.
   */
  async follow(tx: EntityManager, order: Order, by: Actor): Promise<void> {
    const isOpen = order.state === 'unpaid' || order.state === 'toConfirm';
    if (!isOpen || order.contractStatus !== contractStatuses.unsigned.code) return;
    const contract = await this.contracts.ofOrder(order.orderId, tx);
    if (!contract || contract.signedAt) return;
    const terms = termsOf(order);
    const cars = inLinesOf(contract.facts, await this.orders.itemsOf([order.orderId], tx));
    if (saysTerms(contract.facts, terms) && saysVins(contract.facts, cars)) return;
    const { contractId, contractNumber, version } = contract;
    const { content } = await this.templates.one(await this.templates.idOf('contract', version, tx), tx);
    const facts = { ...writtenWith(contract.facts, cars), ...terms, issuedAt: order.now };
    const said = { ...withVins(facts, cars), documentNumber: contractNumber, paidAt: null };
    const words = contractWords(content, said);
    const hash = contractHash(contractBody(content, words));
    await this.scans.withdraw(tx, contractId, by);
    await this.contracts.replace(tx, contractId, { words, hash, facts, issuedAt: order.now });
  }
}
