import { consentPurposes, isApiError } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Dialog } from '../../../components/ui/Dialog.js';
import { Notice } from '../../../components/ui/Notice.js';
import { call } from '../../../mall/api.js';
import { ownConsents, type ConsentPurpose } from '../../../mall/consents.js';
import { locale } from '../../../mall/locale.js';
import { say } from '../../../mall/say.js';
import { ownRequests } from './own-requests.js';

/** Says what follows the withdrawal of a consent before it is withdrawn. */
export function WithdrawDialog({ purpose, onClose }: { purpose: ConsentPurpose; onClose: () => void }) {
  const { t } = useTranslation('personalData');
  const { t: account } = useTranslation('account');
  const queries = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => call('user.personal.withdrawConsent', { purpose }),
    onSuccess: ({ isPassportKept }) => {
      say.done(t(isPassportKept ? 'withdraw.passportKept' : 'withdraw.done'));
      void queries.invalidateQueries({ queryKey: ownConsents.queryKey });
      void queries.invalidateQueries({ queryKey: ownRequests.queryKey });
      void queries.invalidateQueries({ queryKey: ['user.detail'] });
      onClose();
    },
  });
  const { error } = withdrawing;
  return (
    <Dialog
      title={t('withdraw.title', { purpose: consentPurposes[purpose].names[locale] })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{account('cancel')}</Button>
          <Button look="danger" busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            {t('consents.withdraw')}
          </Button>
        </>
      }
    >
      <p>{t(`withdraw.follows.${purpose}`)}</p>
      {error && <Notice tone="bad">{isApiError(error) ? error.message : String(error)}</Notice>}
    </Dialog>
  );
}
