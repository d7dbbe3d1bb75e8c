import { useTranslate } from 'react-admin';
import type { ScanState } from '@mall/contracts/order';
import { ToneWord } from '../components/StatusWord.js';

const TONES = { waiting: 'warning', accepted: 'success', sentBack: 'danger', withdrawn: 'info' } as const;

/** States of a scan. */
export function ScanStateWord({ state }: { readonly state: ScanState }) {
  const translate = useTranslate();
  return <ToneWord tone={TONES[state]}>{translate(`console.contractChecks.states.${state}`)}</ToneWord>;
}
