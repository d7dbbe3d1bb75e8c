import { useTranslate } from 'react-admin';
import type { ItemTone } from '@mall/contracts/admin';
import { ToneWord } from '../components/StatusWord.js';

const TONES: Readonly<Record<number, ItemTone>> = { 0: 'warning', 1: 'success', 2: 'danger', 3: 'info' };

/** What became of a slip. */
export function SlipState({ status }: { readonly status: number }) {
  const translate = useTranslate();
  return <ToneWord tone={TONES[status] ?? 'info'}>{translate(`console.slips.states.${status}`)}</ToneWord>;
}
