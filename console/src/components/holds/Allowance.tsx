import { useTranslate } from 'react-admin';
import type { HoldAllowanceView } from '@mall/contracts/order';
import { money, wholeMoment } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';
import { PersonName } from '../PersonName.js';
import { TwoLines } from '../TwoLines.js';

/** An allowance that staff gave a buyer: its author, its size and its last day. */
export function Allowance({ allowance }: { readonly allowance: HoldAllowanceView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const until = wholeMoment(allowance.until, locale);
  const text = allowance.isInForce
    ? translate('console.held.allowance', {
        cars: allowance.cars,
        value: money(allowance.valueFee, 'CNY', locale),
        until,
        reason: allowance.reason,
      })
    : translate('console.held.ended', { until });
  return <TwoLines main={text} under={<PersonName login={allowance.grantedBy} />} />;
}
