import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../mall/pages.js';
import { Check } from '../ui/Check.js';

interface ConsentFieldProps {
  readonly label: string;
  /** Message when the box is not ticked. */
  readonly needed: string;
}

/** The checkbox for the consent to the processing of personal data, with the policy that it refers to. */
export function ConsentField({ label, needed }: ConsentFieldProps) {
  const { t } = useTranslation();
  const { register, formState } = useFormContext<{ consent: boolean }>();
  const { consent } = formState.errors;
  return (
    <div>
      <Check {...register('consent', { required: needed })}>{label}</Check>
      <Link className="small" to={pathTo('privacy')} target="_blank">
        {t('footer.privacy')}
      </Link>
      {consent && (
        <p role="alert" className="small" style={{ color: 'var(--error)' }}>
          {consent.message}
        </p>
      )}
    </div>
  );
}
