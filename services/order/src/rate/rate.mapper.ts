import {
  RATE_PURPOSES,
  type ExchangeRateView,
  type HeldCentralRateView,
  type RateProposalView,
  type RateRowView,
} from '@mall/contracts/order';
import type { ChangeProposal } from '../setting/change-proposal.entity.js';
import type { HeldRate } from './central-bank.repository.js';
import type { Rate } from './rate.js';
import type { EnteredRate } from './rate.entities.js';
import { RATE_SCALE } from '../order/rouble-amount.js';

export function toRateView(rate: Rate, lockHours: number): ExchangeRateView {
  const { rateId, from, to, purpose, origin, source, ageSeconds, isStale } = rate;
  return {
    rateId,
    from,
    to,
    purpose,
    origin,
    rate: rate.rateScaled / RATE_SCALE,
    marginPercent: rate.marginBasisPoints / 100,
    source,
    asOf: rate.asOf.toISOString(),
    ageSeconds,
    isStale,
    lockHours: purpose === 'payment' ? lockHours : 0,
  };
}

export function toRateRowView(row: EnteredRate): RateRowView {
  const { rateId, from, to, purpose, source, enteredBy, secondBy } = row;
  return {
    rateId,
    from,
    to,
    purpose,
    rate: row.rateScaled / RATE_SCALE,
    source,
    asOf: row.asOf.toISOString(),
    enteredBy,
    secondBy,
    createTime: row.createdAt.toISOString(),
  };
}

/** Prefix of subjects of proposals for rates, followed by purpose and currency. */
export const RATE_SUBJECT = 'rate:';

export function toRateProposalView({ subject, proposedBy, proposedAt }: ChangeProposal): RateProposalView {
  const [, word, from = ''] = subject.split(':');
  const purpose = RATE_PURPOSES.find((one) => one === word) ?? 'payment';
  return { from, purpose, proposedBy, proposedTime: proposedAt.toISOString() };
}

export const toHeldRateView = (
  { currency, rateDate, rateScaled, referenceScaled }: HeldRate,
  acceptedBy: string | null,
): HeldCentralRateView => ({
  currency,
  rateDate,
  rate: rateScaled / RATE_SCALE,
  reference: referenceScaled / RATE_SCALE,
  acceptedBy,
});
