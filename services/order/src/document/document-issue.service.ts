import { Injectable } from '@nestjs/common';
import { orderErrors, type DocumentKind } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import type { Order } from '../order/order.js';
import { OrderRepository } from '../order/order.repository.js';
import { OrderedCostRepository } from '../landed-cost/ordered-cost.repository.js';
import { PayeeRepository } from '../order/payee.repository.js';
import { SalesContractRepository } from '../sales-contract/sales-contract.repository.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import { factsHashOf } from './canonical.js';
import { DocumentRepository, type IssuedDocument } from './document.repository.js';
import { contractDocumentFacts, invoiceDocumentFacts } from './facts-of-order.js';
import { importCostsOf } from './import-costs.js';
import type { DocumentFacts } from './document-facts.js';

/** Issues documents: the latest version when its facts still hold, a new version when they do not. */
@Injectable()
export class DocumentIssueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly contracts: SalesContractRepository,
    private readonly payees: PayeeRepository,
    private readonly templates: PublishedTemplateRepository,
    private readonly documents: DocumentRepository,
    private readonly costs: OrderedCostRepository,
  ) {}

  /** @throws orderErrors.orderClosed for the invoice of an order that was cancelled before one was issued. */
  current(orderId: string, kind: DocumentKind): Promise<IssuedDocument> {
    // Every query in this transaction uses `tx`: requests that wait for the lock may hold all other connections.
    // The lock on the order serialises concurrent requests, and keeps signing and payment out meanwhile.
    return this.dataSource.transaction(async (tx) => {
      const order = (await this.orders.lock(tx, { of: 'all' }, orderId))!;
      const latest = await this.documents.latest(orderId, kind, tx);
      if (latest && isFinal(latest)) return latest;
      if (order.state === 'cancelled' && kind === 'invoice') {
        if (latest) return latest;
        throw orderErrors.orderClosed();
      }
      const facts = await this.factsOf(order, kind, tx);
      const factsHash = factsHashOf(facts);
      if (latest?.factsHash === factsHash) return latest;
      const templateId = await this.templateFor(facts, orderId, tx);
      const version = (latest?.version ?? 0) + 1;
      const documentId = await this.documents.insert(tx, {
        orderId,
        kind,
        version,
        templateId,
        facts,
        factsHash,
      });
      return (await this.documents.find(documentId, tx))!;
    });
  }

  private async factsOf(order: Order, kind: DocumentKind, tx: EntityManager): Promise<DocumentFacts> {
    const contract = await this.contracts.ofOrder(order.orderId, tx);
    if (!contract) throw orderErrors.contractNotFound();
    const cars = await this.documents.carsOf(order.orderId, tx);
    const importCosts = importCostsOf(await this.costs.ofOrder(order.orderId, tx));
    const sources = { order, contract, cars, importCosts };
    if (kind === 'contract') return contractDocumentFacts(sources);
    return invoiceDocumentFacts({ ...sources, payee: await this.payees.current(tx) });
  }

  /** A contract was written when the order was placed, with the template of that day; an invoice is written now. */
  private async templateFor({ stage }: DocumentFacts, orderId: string, tx: EntityManager): Promise<string> {
    if (stage === 'proforma' || stage === 'invoice') return (await this.templates.now(stage, tx)).templateId;
    const contract = await this.contracts.ofOrder(orderId, tx);
    return this.templates.idOf('contract', contract!.version, tx);
  }
}

/** A signed contract and a paid invoice have nothing left to change. */
const isFinal = ({ stage }: IssuedDocument): boolean => stage === 'signed' || stage === 'invoice';
