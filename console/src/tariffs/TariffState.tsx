import { useTranslate } from 'react-admin';
import type { TariffTableView } from '@mall/contracts/order';
import { ToneWord } from '../components/StatusWord.js';

/** Shows whether a table is in force, in the future, or replaced. */
export function TariffState({ table }: { readonly table: TariffTableView }) {
  const translate = useTranslate();
  if (table.isInForce) return <ToneWord tone="success">{translate('console.tariffs.inForce')}</ToneWord>;
  if (table.isEditable) return <ToneWord tone="warning">{translate('console.tariffs.toCome')}</ToneWord>;
  return <ToneWord tone="info">{translate('console.tariffs.replaced')}</ToneWord>;
}
