import { useTranslate } from 'react-admin';
import type { ItemTone } from '@mall/contracts/admin';
import type { DocumentView } from '@mall/contracts/order';
import { ToneWord } from '../StatusWord.js';

const TONES: Readonly<Record<DocumentView['stage'], ItemTone>> = {
  unsigned: 'warning',
  signed: 'success',
  proforma: 'primary',
  invoice: 'success',
};

export function DocumentStage({ document }: { readonly document: DocumentView }) {
  const translate = useTranslate();
  return (
    <ToneWord tone={document.isLatest ? TONES[document.stage] : 'info'}>
      {translate(`console.documents.stages.${document.stage}`)}
      {!document.isLatest && ` · ${translate('console.documents.replaced')}`}
    </ToneWord>
  );
}
