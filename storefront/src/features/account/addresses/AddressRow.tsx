import { isApiError, phone } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../components/forms/AddressForm.js';
import { Button } from '../../../components/ui/Button.js';
import { Dialog } from '../../../components/ui/Dialog.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';
import styles from '../AccountLayout.module.css';
import { say } from '../../../mall/say.js';

export function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t } = useTranslation('addresses');
  const { t: account } = useTranslation('account');
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => call('user.address.remove', { addrId: address.addrId }),
    onError: (error) => say.failed(isApiError(error) ? error.message : String(error)),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['user.address.list'] }),
  });
  return (
    <li className={styles['address']}>
      <div>
        <strong>{address.consignee}</strong>,{' '}
        <span className="figures unbroken">{phone(address.mobile)}</span>
        <p className="muted">
          {[address.postCode, address.regionPath, address.addr].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className={layout['row']}>
        {address.isDefault === 1 && <Status tone="good">{t('default')}</Status>}
        <Button look="quiet" small icon="pen" onClick={onEdit}>
          {t('change')}
        </Button>
        <Button look="danger" small icon="trash" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title={t('removeTitle')}
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button onClick={() => setAsking(false)}>{account('cancel')}</Button>
              <Button
                look="primary"
                busy={removing.isPending}
                onClick={() => {
                  removing.mutate();
                  setAsking(false);
                }}
              >
                {t('remove')}
              </Button>
            </>
          }
        >
          <p>{t('removeText')}</p>
        </Dialog>
      )}
    </li>
  );
}
