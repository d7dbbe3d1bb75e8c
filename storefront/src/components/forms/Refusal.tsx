import { isApiError } from '@mall/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/Notice.js';

interface RefusalProps {
  /** The thrown value, or the text to show. */
  readonly error: unknown;
  /** A title that says what was not done, where the message does not. */
  readonly title?: string;
}

/** Shows why a form was refused, and scrolls into view: on a phone the button or the focused field may be a screen away. */
export function Refusal({ error, title }: RefusalProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // New browsers return a promise, which is not a clean-up function.
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
