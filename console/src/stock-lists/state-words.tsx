import type { ItemTone } from '@mall/contracts/admin';
import {
  stockListRowStateWords,
  stockListStateWords,
  type StockListRowState,
  type StockListState,
} from '@mall/contracts/product';
import { useReaderLocale } from '../api/use-call.js';
import { ToneWord } from '../components/StatusWord.js';

const LIST_TONES: Readonly<Partial<Record<StockListState, ItemTone>>> = {
  checked: 'warning',
  applied: 'success',
};

const ROW_TONES: Readonly<Partial<Record<StockListRowState, ItemTone>>> = {
  create: 'success',
  created: 'success',
  change: 'primary',
  changed: 'primary',
  refused: 'danger',
};

export function ListStateWord({ state }: { readonly state: StockListState }) {
  const locale = useReaderLocale();
  return <ToneWord tone={LIST_TONES[state] ?? 'info'}>{stockListStateWords[state][locale]}</ToneWord>;
}

export function RowStateWord({ state }: { readonly state: StockListRowState }) {
  const locale = useReaderLocale();
  return <ToneWord tone={ROW_TONES[state] ?? 'info'}>{stockListRowStateWords[state][locale]}</ToneWord>;
}
