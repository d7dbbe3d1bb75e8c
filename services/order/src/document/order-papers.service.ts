import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrderPapers } from '../order/order-ports.js';
import type { Actor, Order } from '../order/order.js';
import { ContractReplacementService } from '../sales-contract/contract-replacement.service.js';
import { DocumentIssueService } from './document-issue.service.js';

/** Keeps contract, invoice and order consistent after every change. */
@Injectable()
export class OrderPapersService implements OrderPapers {
  constructor(
    private readonly contracts: ContractReplacementService,
    private readonly issuer: DocumentIssueService,
  ) {}

  async follow(tx: EntityManager, order: Order, by: Actor): Promise<void> {
    await this.contracts.follow(tx, order, by);
    await this.issuer.renew(tx, order);
  }
}
