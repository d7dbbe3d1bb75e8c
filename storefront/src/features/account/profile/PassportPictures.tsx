import { isApiError, profileLabels } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../components/FileDrop.js';
import { ConsentBox } from '../../../components/forms/ConsentBox.js';
import layout from '../../../components/ui/layout.module.css';
import type { Profile } from '../../../components/forms/passport-fields.js';
import { call } from '../../../mall/api.js';
import { isTextChanged, ownConsents, useConsentText, useNeedsConsent } from '../../../mall/consents.js';
import { locale } from '../../../mall/locale.js';

/** The server's limit. */
const MOST = 6;

/** Pictures of the passport's pages, stored as they are added or removed; without the consent, they can only be removed. */
export function PassportPictures({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const { t: ofForm } = useTranslation('form');
  const queries = useQueryClient();
  const { shown, refetch } = useConsentText();
  const needsConsent = useNeedsConsent('passport');
  const [isAgreed, agree] = useState(false);
  const saving = useMutation({
    mutationFn: (passportImgs: string[]) =>
      call('user.update', { passportImgs, ...(isAgreed && { consent: shown }) }),
    onSuccess: (saved) => {
      queries.setQueryData(['user.detail', {}], saved);
      if (isAgreed) void queries.invalidateQueries({ queryKey: ownConsents.queryKey });
    },
    onError: (error) => {
      if (!isTextChanged(error)) return;
      agree(false);
      refetch();
    },
  });
  const { error } = saving;
  const label = profileLabels.passportImgs[locale];
  return (
    <section className={layout['stack']}>
      {needsConsent && (
        <ConsentBox
          label={ofForm('consent.passport')}
          checked={isAgreed}
          disabled={!shown}
          onChange={({ target }) => agree(target.checked)}
        />
      )}
      <FileDrop
        label={label}
        purpose="passport"
        most={MOST}
        maxMegabytes={20}
        onlyRemoves={needsConsent !== false && !isAgreed}
        files={profile.passportImgs.map((url, at) => ({ url, originName: `${label}, ${at + 1}` }))}
        onChange={(files) => saving.mutate(files.map(({ url }) => url))}
        {...(error && { error: isApiError(error) ? error.message : common('failure.unknown') })}
      />
      <p className="muted small">{t('passportPictures')}</p>
    </section>
  );
}
