import { useTranslate } from 'react-admin';
import { synonymStatuses } from '@mall/web-kit';
import { ToneWord } from '../components/StatusWord.js';

export function SynonymState({ status }: { readonly status: number }) {
  const translate = useTranslate();
  const isInUse = status === synonymStatuses.inUse;
  return (
    <ToneWord tone={isInUse ? 'success' : 'info'}>
      {translate(isInUse ? 'console.synonyms.inUse' : 'console.synonyms.notInUse')}
    </ToneWord>
  );
}
