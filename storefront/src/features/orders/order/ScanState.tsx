import { BORDER_ZONE, deadline } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { PrivateFile } from '../../../components/PrivateLink.js';
import { Notice } from '../../../components/ui/Notice.js';
import { locale } from '../../../mall/locale.js';
import type { SalesContract } from '../order.js';

/** Shows that a scan of the signed contract is being checked, or why it was rejected. */
export function ScanState({ scan }: { readonly scan: NonNullable<SalesContract['scan']> }) {
  const { t } = useTranslation('order');
  if (scan.state === 'sentBack')
    return <Notice tone="bad">{t('paper.sentBack', { reason: scan.reason })}</Notice>;
  if (scan.state !== 'waiting') return null;
  return (
    <>
      <Notice tone="wait">
        {t('paper.waits', { time: deadline(scan.handedInTime, locale, BORDER_ZONE) })}
      </Notice>
      {scan.files.map((file) => (
        <PrivateFile key={file.url} file={file} />
      ))}
    </>
  );
}
