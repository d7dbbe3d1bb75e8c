import { isApiError } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/Notice.js';

export function SignInRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return <Notice tone="bad">{isApiError(error) ? error.message : t('failure.unknown')}</Notice>;
}
