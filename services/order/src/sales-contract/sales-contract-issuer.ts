import { Injectable } from '@nestjs/common';
import type { UserProfileView } from '@mall/contracts/user';
import { phone } from '@mall/validation/typography';
import type { PlacedItem, PlacedOrder } from '../order/order.js';
import type { Payee } from '../order/payee.js';
import { RATE_SCALE } from '../rate/rouble-amount.js';
import type { PublishedTemplate } from '../template/template-content.js';
import { TemplatesInForce } from '../template/templates-in-force.js';
import type { ContractFacts } from './contract-facts.js';
import { contractBody, contractHash, contractWords } from './contract-text.js';

export interface ContractParts {
  readonly order: PlacedOrder;
  readonly items: readonly PlacedItem[];
  readonly profile: Pick<UserProfileView, 'fullName' | 'fullNameEn' | 'passportNoMasked' | 'mobile'>;
  readonly payee: Payee;
}

/** Issues the contract of an order; whoever writes the order writes it in the same transaction. */
@Injectable()
export class SalesContractIssuer {
  constructor(private readonly templates: TemplatesInForce) {}

  /** The wording with this id, or the one in force now. */
  wording(templateId?: string): Promise<PublishedTemplate> {
    return templateId ? this.templates.one(templateId) : this.templates.now('contract');
  }

  /** The row of `sales_contract`. */
  issue({ content, version }: PublishedTemplate, parts: ContractParts): Readonly<Record<string, unknown>> {
    const { orderId, contractNumber, createdAt } = parts.order;
    const facts = factsOf(parts);
    const words = contractWords(content, { ...facts, documentNumber: contractNumber, paidAt: null });
    return {
      order_id: orderId,
      contract_number: contractNumber,
      version,
      words: JSON.stringify(words),
      hash: contractHash(contractBody(content, words)),
      facts: JSON.stringify(facts),
      issued_at: createdAt,
    };
  }
}

function factsOf({ order, items, profile, payee }: ContractParts): ContractFacts {
  const { province, city, area, addr, postCode } = order.address;
  const { companyName, companyAddress, director, registrationCode } = payee;
  const { bankName, bankAddress, account, swift } = payee;
  return {
    contractNumber: order.contractNumber,
    orderNumber: order.orderNumber,
    issuedAt: order.createdAt,
    seller: { companyName, companyAddress, director, registrationCode },
    buyer: {
      fullName: profile.fullName,
      fullNameEn: profile.fullNameEn,
      passportNoMasked: profile.passportNoMasked,
      mobile: phone(profile.mobile ?? order.mobile),
    },
    bank: { bankName, bankAddress, account, swift },
    delivery: {
      consignee: order.consignee,
      address: [postCode, province, city, area, addr].filter(Boolean).join(', '),
    },
    items: items.map(({ spuName, vin, condition, count, priceMinor, totalMinor }) => ({
      name: spuName,
      vin,
      condition,
      count,
      priceMinor,
      totalMinor,
    })),
    totalMinor: order.totalMinor,
    totalRubMinor: order.totalRubMinor,
    rate: order.rateScaled / RATE_SCALE,
    rateSource: order.rateSource,
    rateAsOf: order.rateAsOf,
    payBefore: order.payBefore,
  };
}
