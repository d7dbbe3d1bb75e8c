import type { DocumentKind } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { anOrder } from '../order/order.fakes.js';
import { aPayee } from '../order/payee.fakes.js';
import { aContract } from '../sales-contract/sales-contract.fakes.js';
import { factsHashOf } from './canonical.js';
import type { DocumentFacts } from './document-facts.js';
import {
  DocumentRepository,
  type IssuedDocument,
  type NewDocument,
  type OrderedCar,
} from './document.repository.js';
import { contractDocumentFacts, invoiceDocumentFacts } from './facts-of-order.js';

/** Returns the first version of a paper of an unpaid order without cars. */
export function aDocument(kind: DocumentKind, over: Partial<NewDocument> = {}): NewDocument {
  const sources = { order: anOrder(), contract: aContract(), cars: [], importCosts: [], payee: aPayee };
  const facts = kind === 'contract' ? contractDocumentFacts(sources) : invoiceDocumentFacts(sources);
  return {
    orderId: '1001',
    kind,
    version: 1,
    templateId: '1',
    facts,
    factsHash: factsHashOf(facts),
    ...over,
  };
}

export const anOrderedCar = (over: Partial<OrderedCar> = {}): OrderedCar => {
  const { name, vin, count, priceMinor } = aContract().facts.items[0]!;
  return { sheet: {}, spuName: name, vin, count, priceMinor, vins: [], ...over };
};

type Stored = Omit<IssuedDocument, 'isLatest'> & Pick<NewDocument, 'facts'>;

/** Issued documents in memory, with the unique key of their table. */
export class InMemoryDocuments extends DocumentRepository {
  readonly issued: Stored[] = [];
  /** Cars by order, in the sequence of its lines. */
  readonly cars = new Map<string, readonly OrderedCar[]>();

  constructor() {
    super(new NoDatabase());
  }

  override async latest(orderId: string, kind: DocumentKind): Promise<IssuedDocument | undefined> {
    const of = this.issued.filter((one) => one.orderId === orderId && one.kind === kind);
    const [last] = of.sort((one, other) => other.version - one.version);
    return last && this.view(last);
  }

  override async find(documentId: string): Promise<IssuedDocument | undefined> {
    const found = this.issued.find((one) => one.documentId === documentId);
    return found && this.view(found);
  }

  override async carsOf(orderId: string): Promise<OrderedCar[]> {
    return [...(this.cars.get(orderId) ?? [])];
  }

  override async factsOf(documentId: string): Promise<DocumentFacts> {
    const found = this.issued.find((one) => one.documentId === documentId);
    if (!found) throw new Error(`There is no document ${documentId}.`);
    return found.facts;
  }

  override async insert(_: EntityManager, document: NewDocument): Promise<string> {
    const { orderId, kind, version, facts } = document;
    if (this.issued.some((one) => one.orderId === orderId && one.kind === kind && one.version === version))
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    const documentId = String(this.issued.length + 1);
    const { stage, documentNumber } = facts;
    const row = { documentId, stage, documentNumber, orderNumber: `UA-${orderId}` };
    const at = { issuedAt: new Date('2026-11-21T12:00:00Z'), templateVersion: 1, languages: [] };
    this.issued.push({ ...document, ...row, ...at });
    return documentId;
  }

  private view({ facts: _, ...row }: Stored): IssuedDocument {
    const { orderId, kind, version } = row;
    const isReplaced = this.issued.some(
      (one) => one.orderId === orderId && one.kind === kind && one.version > version,
    );
    return { ...row, isLatest: !isReplaced };
  }
}
