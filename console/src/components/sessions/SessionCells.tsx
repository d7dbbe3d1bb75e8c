import { deviceOf } from '@mall/web-kit/device';
import { useTranslate } from 'react-admin';
import { TwoLines } from '../TwoLines.js';
import { ToneWord } from '../StatusWord.js';

/** Browser and system of a session, one above the other. */
export function Device({ userAgent }: { readonly userAgent: string | null }) {
  const translate = useTranslate();
  const { browser, system } = deviceOf(userAgent);
  return (
    <span title={userAgent ?? undefined}>
      <TwoLines main={browser || translate('console.sessions.unknownDevice')} under={system} />
    </span>
  );
}

/** Marks the session of this page, which is ended by signing out. */
export function ThisSession() {
  const translate = useTranslate();
  return <ToneWord tone="success">{translate('console.sessions.this')}</ToneWord>;
}
