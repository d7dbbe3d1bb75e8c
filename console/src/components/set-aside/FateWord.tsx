import { useTranslate } from 'react-admin';
import type { SetAsideFate } from '@mall/contracts/product';
import { ToneWord } from '../StatusWord.js';

const TONES = { undecided: 'warning', onSale: 'success', heldBack: 'info', writtenOff: 'danger' } as const;

/** Decisions on cars that were set aside. */
export function FateWord({ fate }: { readonly fate: SetAsideFate }) {
  const translate = useTranslate();
  return <ToneWord tone={TONES[fate]}>{translate(`console.setAside.fates.${fate}`)}</ToneWord>;
}
