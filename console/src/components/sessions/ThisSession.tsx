import { useTranslate } from 'react-admin';
import { ToneWord } from '../StatusWord.js';

/** Marks the session of this page, which is ended by signing out. */
export function ThisSession() {
  const translate = useTranslate();
  return <ToneWord tone="success">{translate('console.sessions.this')}</ToneWord>;
}
