import { useTranslate } from 'react-admin';
import type { TariffKind } from '@mall/contracts/order';
import type { TariffColumn } from './columns.js';

/** Returns the heading of a column with its unit; customs duties are in euro where the others are in roubles. */
export function useColumnName(kind: TariffKind): (column: TariffColumn) => string {
  const translate = useTranslate();
  return ({ field }) => {
    const isValue = field === 'valueOverMinor' || field === 'valueUpToMinor';
    const unit = isValue ? (kind === 'customsDuty' ? ', €' : ', ₽') : '';
    return `${translate(`console.tariffs.columns.${field}`)}${unit}`;
  };
}
