import { useTranslate } from 'react-admin';
import type { ItemTone } from '@mall/contracts/admin';
import type { ReconciliationView } from '@mall/contracts/order';
import { ToneWord } from '../components/StatusWord.js';

const TONES: Readonly<Record<ReconciliationView['match'], ItemTone>> = {
  full: 'success',
  partial: 'warning',
  none: 'danger',
};

/** Shows how well a slip matches its invoice. */
export function Match({ match }: Pick<ReconciliationView, 'match'>) {
  const translate = useTranslate();
  return <ToneWord tone={TONES[match]}>{translate(`console.slips.matches.${match}`)}</ToneWord>;
}
