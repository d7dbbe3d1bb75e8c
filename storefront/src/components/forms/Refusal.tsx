import { isApiError } from '@mall/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/Notice.js';

interface RefusalProps {
  /** What was thrown, or what is to be told about it. */
  readonly error: unknown;
  /** What was not done, where the words of the refusal leave that open. */
  readonly title?: string;
}

/** Why what a form sent was refused. It comes into sight: on a phone, the button or the field that is typed in may be a screen away. */
export function Refusal({ error, title }: RefusalProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // New browsers return a promise, which is no clean-up.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={place}>
      <Notice tone="bad">
        {title && <strong>{title}</strong>}
        <span>
          {typeof error === 'string' ? error : isApiError(error) ? error.message : t('failure.unknown')}
        </span>
      </Notice>
    </div>
  );
}
