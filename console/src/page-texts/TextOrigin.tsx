import { useTranslate } from 'react-admin';
import type { PageTextVersionView } from '@mall/contracts/admin';
import { ToneWord } from '../components/StatusWord.js';

/** Shows whether the text is the shipped one, which changes with releases, or was written by staff. */
export function TextOrigin({ text }: { readonly text: Pick<PageTextVersionView, 'isShipped'> }) {
  const translate = useTranslate();
  return text.isShipped ? (
    <ToneWord tone="info">{translate('console.pageTexts.shipped')}</ToneWord>
  ) : (
    <ToneWord tone="primary">{translate('console.pageTexts.ofStaff')}</ToneWord>
  );
}
