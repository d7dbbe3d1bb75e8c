import { isApiError } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Check } from '../../../components/ui/Check.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';
import {
  isLive,
  isTextChanged,
  ownConsents,
  useConsentText,
  type OwnConsent,
} from '../../../mall/consents.js';
import { pathTo } from '../../../mall/pages.js';
import { say } from '../../../mall/say.js';

/** The consent to advertising, which nothing else depends on, as a switch. */
export function Marketing({ consents }: { consents: readonly OwnConsent[] }) {
  const { t } = useTranslation('personalData');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const { shown, refetch } = useConsentText();
  const isGiven = consents.some((consent) => consent.purpose === 'marketing' && isLive(consent));
  const setting = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) await call('user.personal.withdrawConsent', { purpose: 'marketing' });
      else if (shown) await call('user.consent.give', { purpose: 'marketing', ...shown });
    },
    onError: (error) => {
      say.failed(isApiError(error) ? error.message : common('failure.unknown'));
      if (isTextChanged(error)) refetch();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ownConsents.queryKey }),
  });
  return (
    <section aria-labelledby="marketing">
      <h3 id="marketing" className={layout['legend']}>
        {t('marketing.title')}
      </h3>
      <Check
        role="switch"
        checked={setting.isPending ? setting.variables : isGiven}
        disabled={setting.isPending || !shown}
        onChange={({ target }) => setting.mutate(target.checked)}
      >
        {t('marketing.label')}
        <br />
        <span className="muted small">{t('marketing.note')}</span>
      </Check>
      <Link className="small" to={pathTo('privacy')} target="_blank">
        {common('footer.privacy')}
      </Link>
    </section>
  );
}
