import { Injectable } from '@nestjs/common';
import { phone } from '@mall/validation/phone';
import { placeLine } from '@mall/validation/typography';
import type { ContractIssuer, ContractParts, IssueContract } from '../order/order-ports.js';
import { RATE_SCALE } from '../order/rouble-amount.js';
import type { PublishedTemplate } from '../wording/template-content.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import type { ContractFacts } from '../wording/contract-facts.js';
import { contractBody, contractHash, contractWords } from './contract-text.js';

@Injectable()
export class SalesContractIssueService implements ContractIssuer {
  constructor(private readonly templates: PublishedTemplateRepository) {}

  async prepare(templateId?: string): Promise<IssueContract> {
    const wording = await (templateId ? this.templates.one(templateId) : this.templates.now('contract'));
    return (parts) => contractRow(wording, parts);
  }
}

function contractRow(
  { content, version }: PublishedTemplate,
  parts: ContractParts,
): ReturnType<IssueContract> {
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

function factsOf({ order, items, profile, payee }: ContractParts): ContractFacts {
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
      address: placeLine(order.address),
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
    // An order keeps its rate from its placing for as long as it can be paid.
    rateUntil: order.payBefore,
    autoReceiptDays: order.autoReceiptDays,
  };
}
