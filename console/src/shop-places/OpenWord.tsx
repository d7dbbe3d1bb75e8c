import { useTranslate } from 'react-admin';
import type { ShopPlaceView } from '@mall/contracts/tenant';
import { deadline } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ToneWord } from '../components/StatusWord.js';

interface OpenWordProps {
  readonly place: Pick<ShopPlaceView, 'isOpen' | 'changeTime' | 'zone'>;
}

/** Shows `Open until 25 November, 18:00 UTC+8`. */
export function OpenWord({ place: { isOpen, changeTime, zone } }: OpenWordProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const word = `console.shopPlaces.${isOpen ? 'open' : 'closed'}`;
  const text = changeTime
    ? translate(`${word}Until`, { time: deadline(changeTime, locale, zone) })
    : translate(word);
  return <ToneWord tone={isOpen ? 'success' : 'info'}>{text}</ToneWord>;
}
