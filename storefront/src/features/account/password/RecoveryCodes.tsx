import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Notice } from '../../../components/ui/Notice.js';
import styles from './TwoSteps.module.css';

/** Recovery codes, which are shown once and can be saved as a text file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('password');
  return (
    <Notice tone="wait">
      <p>{t('twoSteps.codesText')}</p>
      <ol className={styles['codes']} aria-label={t('twoSteps.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button small onClick={() => save(codes)}>
        {t('twoSteps.save')}
      </Button>
    </Notice>
  );
}

function save(codes: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([codes.join('\n')], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
