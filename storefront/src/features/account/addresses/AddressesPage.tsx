import { isApiError, phone } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm, type Address } from '../../../components/forms/AddressForm.js';
import { Button } from '../../../components/ui/Button.js';
import { Dialog } from '../../../components/ui/Dialog.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Failure } from '../../../components/ui/Failure.js';
import { useTitle } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { call, read } from '../../../mall/api.js';
import styles from '../AccountLayout.module.css';
import { say } from '../../../mall/say.js';

/** `userinfo/address` */
export function Component() {
  const { t } = useTranslation('addresses');
  const { t: account } = useTranslation('account');
  useTitle(account('account.addresses'));
  const [editing, setEditing] = useState<Address | 'new'>();
  const { data, error, refetch } = useQuery(read('user.address.list', {}));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  if (editing) {
    return (
      <div className={layout['stack']}>
        <h2>{editing === 'new' ? t('add') : t('change')}</h2>
        <AddressForm
          address={editing === 'new' ? undefined : editing}
          onDone={() => {
            setEditing(undefined);
            say.done(account('saved'));
          }}
          onCancel={() => setEditing(undefined)}
        />
      </div>
    );
  }
  return (
    <div className={layout['stack']}>
      <h2>{account('account.addresses')}</h2>
      {data.length === 0 ? (
        <Empty
          title={t('none')}
          actions={
            <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          }
        >
          {t('noneText')}
        </Empty>
      ) : (
        <>
          <ul className={styles['addresses']}>
            {data.map((address) => (
              <AddressRow key={address.addrId} address={address} onEdit={() => setEditing(address)} />
            ))}
          </ul>
          <div>
            <Button icon="plus" onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
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
        <strong>{address.consignee}</strong>, <span className="figures">{phone(address.mobile)}</span>
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
