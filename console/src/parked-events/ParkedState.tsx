import { useTranslate } from 'react-admin';
import type { ItemTone, ParkedEventView } from '@mall/contracts/admin';
import { ToneWord } from '../components/StatusWord.js';

const TONES: Readonly<Record<ParkedEventView['state'], ItemTone>> = {
  parked: 'danger',
  replayed: 'success',
  discarded: 'info',
};

export function ParkedState({ state }: { readonly state: ParkedEventView['state'] }) {
  const translate = useTranslate();
  return <ToneWord tone={TONES[state]}>{translate(`console.parked.states.${state}`)}</ToneWord>;
}
