import { useTranslate } from 'react-admin';
import { ToneWord } from '../components/StatusWord.js';

export function SynonymState({ status }: { readonly status: number }) {
  const translate = useTranslate();
  return (
    <ToneWord tone={status === 1 ? 'success' : 'info'}>
      {translate(status === 1 ? 'console.synonyms.inUse' : 'console.synonyms.notInUse')}
    </ToneWord>
  );
}
