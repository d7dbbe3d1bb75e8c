import { useTranslate } from 'react-admin';
import type { TariffKind } from '@mall/contracts/order';
import type { TariffColumn } from './columns.js';

/** The head of a column with its unit; customs count in euro where the others count in roubles. */
export function useColumnName(kind: TariffKind): (column: TariffColumn) => string {
  const translate = useTranslate();
  return ({ field }) => {
    const isValue = field === 'valueOverMinor' || field === 'valueUpToMinor';
    const unit = isValue ? (kind === 'customsDuty' ? ', €' : ', ₽') : '';
    return `${translate(`console.tariffs.columns.${field}`)}${unit}`;
  };
}
