import { Injectable } from '@nestjs/common';
import { DOCUMENT_KINDS, documentErrors, orderErrors, type DocumentKind } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import type { Order } from '../order/order.js';
import { OrderRepository } from '../order/order.repository.js';
import { OrderedCostRepository } from '../landed-cost/ordered-cost.repository.js';
import { PayeeRepository } from '../order/payee.repository.js';
import { SalesContractRepository } from '../sales-contract/sales-contract.repository.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import { factsHashOf } from './canonical.js';
import { DocumentRepository, type IssuedDocument, type OrderedCar } from './document.repository.js';
import { inLinesOf, withVins } from '../sales-contract/contract-lines.js';
import { contractDocumentFacts, endOf, invoiceDocumentFacts } from './facts-of-order.js';
import { importCostsOf } from './import-costs.js';
import type { DocumentFacts } from './document-facts.js';

/** Issues documents: returns the latest version while its facts still hold, and a new version when they do not. */
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

  /**
   * Returns the current version of a document, which is issued if its facts have changed.
   * @throws documentErrors.invoiceNeverIssued for the invoice of an order that was cancelled before one was issued.
   */
  current(orderId: string, kind: DocumentKind): Promise<IssuedDocument> {
    // Every query in this transaction uses `tx`: requests that wait for the lock may hold all other
    // connections. The lock on the order serialises concurrent requests, and signing and payment wait
    // meanwhile.
    return this.dataSource.transaction(async (tx) =>
      this.issue(tx, (await this.orders.lock(tx, { of: 'all' }, orderId))!, kind),
    );
  }

  /** Issues new versions of the locked order's issued documents whose facts have changed. */
  async renew(tx: EntityManager, order: Order): Promise<void> {
    for (const kind of DOCUMENT_KINDS)
      if (await this.documents.latest(order.orderId, kind, tx)) await this.issue(tx, order, kind);
  }

  private async issue(tx: EntityManager, order: Order, kind: DocumentKind): Promise<IssuedDocument> {
    const { orderId } = order;
    const latest = await this.documents.latest(orderId, kind, tx);
    const isCancelled = order.state === 'cancelled';
    if (isCancelled && kind === 'invoice' && !latest) throw documentErrors.invoiceNeverIssued();
    const cars = await this.documents.carsOf(orderId, tx);
    const final = latest && (isCancelled || isFinal(latest)) ? latest : undefined;
    const known = final ? await this.finalFacts(final, cars, tx) : await this.factsOf(order, kind, cars, tx);
    const facts = { ...known, ...endOf(order) };
    const factsHash = factsHashOf(facts);
    if (latest?.factsHash === factsHash) return latest;
    const templateId = final?.templateId ?? (await this.templateFor(facts, orderId, tx));
    const version = (latest?.version ?? 0) + 1;
    const issued = { orderId, kind, version, templateId, facts, factsHash };
    return (await this.documents.find(await this.documents.insert(tx, issued), tx))!;
  }

  /** Returns the facts that were issued, with the VINs that are named now. */
  private async finalFacts(
    { documentId, orderId }: IssuedDocument,
    cars: readonly OrderedCar[],
    tx: EntityManager,
  ): Promise<DocumentFacts> {
    const facts = await this.documents.factsOf(documentId, tx);
    const ordered = (await this.contracts.ofOrder(orderId, tx))!.facts.items;
    const items = facts.contract.items.map((item, index) => ({ ...item, vin: ordered[index]?.vin ?? null }));
    const contract = { ...facts.contract, items };
    return { ...facts, contract: withVins(contract, inLinesOf(contract, cars)) };
  }

  private async factsOf(
    order: Order,
    kind: DocumentKind,
    cars: readonly OrderedCar[],
    tx: EntityManager,
  ): Promise<DocumentFacts> {
    const contract = await this.contracts.ofOrder(order.orderId, tx);
    if (!contract) throw orderErrors.contractNotFound();
    const importCosts = importCostsOf(await this.costs.ofOrder(order.orderId, tx));
    const sources = { order, contract, cars, importCosts };
    if (kind === 'contract') return contractDocumentFacts(sources);
    return invoiceDocumentFacts({ ...sources, payee: await this.payees.current(tx) });
  }

  /**
   * Returns the template. A contract was written when the order was placed, with the template of that day; an invoice
   * is written now.
   */
  private async templateFor({ stage }: DocumentFacts, orderId: string, tx: EntityManager): Promise<string> {
    if (stage === 'proforma' || stage === 'invoice') return (await this.templates.now(stage, tx)).templateId;
    const contract = await this.contracts.ofOrder(orderId, tx);
    return this.templates.idOf('contract', contract!.version, tx);
  }
}

/**
 * Whether a document is final. Of a signed contract and a paid invoice only the VINs of cars that had none, and the end
 * of the deal can still change.
 */
const isFinal = ({ stage }: IssuedDocument): boolean => stage === 'signed' || stage === 'invoice';
