import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../mall/pages.js';
import { Check } from '../ui/Check.js';

interface ConsentBoxProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** A checkbox for a consent, with a link to the text that it refers to and its problem below. */
export function ConsentBox({ label, error, ...input }: ConsentBoxProps) {
  const { t } = useTranslation();
  const problem = useId();
  return (
    <div>
      <Check
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? problem : undefined}
      >
        {label}
      </Check>
      <Link className="small" to={pathTo('privacy')} target="_blank">
        {t('footer.privacy')}
      </Link>
      {error && (
        <p id={problem} role="alert" className="small" style={{ color: 'var(--error)' }}>
          {error}
        </p>
      )}
    </div>
  );
}
