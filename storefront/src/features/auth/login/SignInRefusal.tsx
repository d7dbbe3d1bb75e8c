import { isApiError } from '@mall/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/Notice.js';

export function SignInRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A phone may have scrolled past it, to the button or to the field that is typed in. New browsers return a promise, which is no clean-up.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={place}>
      <Notice tone="bad">{isApiError(error) ? error.message : t('failure.unknown')}</Notice>
    </div>
  );
}
