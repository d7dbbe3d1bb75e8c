import { isApiError } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.js';
import { Notice } from './Notice.js';

/** Shows the error of a read, with a button to retry. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad">
      <strong>{t('failure.load')}</strong>
      <span>{isApiError(error) ? error.message : t('failure.unknown')}</span>
      {onRetry && (
        <span>
          <Button small onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        </span>
      )}
    </Notice>
  );
}
