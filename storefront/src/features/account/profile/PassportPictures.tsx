import { isApiError, profileLabels } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../components/FileDrop.js';
import layout from '../../../components/ui/layout.module.css';
import type { Profile } from '../../../components/forms/passport-fields.js';
import { call } from '../../../mall/api.js';
import { useNeedsConsent } from '../../../mall/consents.js';
import { locale } from '../../../mall/locale.js';

/** The server's limit. */
const MOST = 6;

/**
 * Pictures of the passport's pages, stored as they are added or removed. Without the consent that the form above asks for, they can
 * only be removed.
 */
export function PassportPictures({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const needsConsent = useNeedsConsent('passport');
  const saving = useMutation({
    mutationFn: (passportImgs: string[]) => call('user.update', { passportImgs }),
    onSuccess: (saved) => queries.setQueryData(['user.detail', {}], saved),
  });
  const { error } = saving;
  const label = profileLabels.passportImgs[locale];
  return (
    <section className={layout['stack']}>
      <FileDrop
        label={label}
        purpose="passport"
        most={MOST}
        maxMegabytes={20}
        onlyRemoves={needsConsent !== false}
        files={profile.passportImgs.map((url, at) => ({ url, originName: `${label}, ${at + 1}` }))}
        onChange={(files) => saving.mutate(files.map(({ url }) => url))}
        {...(error && { error: isApiError(error) ? error.message : common('failure.unknown') })}
      />
      <p className="muted small">{t(needsConsent ? 'passportConsentFirst' : 'passportPictures')}</p>
    </section>
  );
}
