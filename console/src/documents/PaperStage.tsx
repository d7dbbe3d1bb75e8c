import { useTranslate } from 'react-admin';
import type { ItemTone } from '@mall/contracts/admin';
import type { DocumentView } from '@mall/contracts/order';
import { ToneWord } from '../components/StatusWord.js';

const TONES: Readonly<Record<DocumentView['stage'], ItemTone>> = {
  unsigned: 'warning',
  signed: 'success',
  proforma: 'primary',
  invoice: 'success',
};

export function PaperStage({ paper }: { readonly paper: DocumentView }) {
  const translate = useTranslate();
  return (
    <ToneWord tone={paper.isLatest ? TONES[paper.stage] : 'info'}>
      {translate(`console.papers.stages.${paper.stage}`)}
      {!paper.isLatest && ` · ${translate('console.papers.replaced')}`}
    </ToneWord>
  );
}
