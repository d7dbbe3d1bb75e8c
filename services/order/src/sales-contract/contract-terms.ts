import type { Order } from '../order/order.js';
import { RATE_SCALE } from '../order/rouble-amount.js';
import type { ContractFacts } from '../wording/contract-facts.js';

/** Terms of a contract that may change until it is signed. */
export type ContractTerms = Required<
  Pick<ContractFacts, 'totalRubMinor' | 'rate' | 'rateSource' | 'rateAsOf' | 'rateUntil' | 'payBefore'>
>;

export const termsOf = ({
  totalRubMinor,
  rateScaled,
  rateSource,
  rateAsOf,
  rateLockedUntil,
  payBefore,
}: Pick<
  Order,
  'totalRubMinor' | 'rateScaled' | 'rateSource' | 'rateAsOf' | 'rateLockedUntil' | 'payBefore'
>): ContractTerms => ({
  totalRubMinor,
  rate: rateScaled / RATE_SCALE,
  rateSource,
  rateAsOf,
  rateUntil: rateLockedUntil,
  payBefore,
});

/** Whether a contract with these facts has these terms; older contracts name one moment for rate and payment. */
export const saysTerms = (facts: ContractFacts, terms: ContractTerms): boolean =>
  facts.totalRubMinor === terms.totalRubMinor &&
  facts.rate === terms.rate &&
  facts.rateSource === terms.rateSource &&
  isSame(facts.rateAsOf, terms.rateAsOf) &&
  isSame(facts.rateUntil ?? facts.payBefore, terms.rateUntil) &&
  isSame(facts.payBefore, terms.payBefore);

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
