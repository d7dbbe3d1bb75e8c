import { isApiError, phone } from '@mall/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm, type Address } from '../../components/forms/AddressForm.js';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { Empty } from '../../components/ui/Empty.js';
import { Failure } from '../../components/ui/Failure.js';
import { useTitle } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { Status } from '../../components/ui/Status.js';
import layout from '../../components/ui/layout.module.css';
import { call, read } from '../../mall/api.js';
import styles from './AccountPages.module.css';
import { say } from '../../mall/say.js';

/** `userinfo/address` */
export function Component() {
  const { t } = useTranslation('account');
  useTitle(t('account.addresses'));
  const [editing, setEditing] = useState<Address | 'new'>();
  const { data, error, refetch } = useQuery(read('user.address.list', {}));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  if (editing) {
    return (
      <div className={layout['stack']}>
        <h2>{editing === 'new' ? t('addresses.add') : t('addresses.change')}</h2>
        <AddressForm
          address={editing === 'new' ? undefined : editing}
          onDone={() => {
            setEditing(undefined);
            say.done(t('saved'));
          }}
          onCancel={() => setEditing(undefined)}
        />
      </div>
    );
  }
  return (
    <div className={layout['stack']}>
      <h2>{t('account.addresses')}</h2>
      {data.length === 0 ? (
        <Empty
          title={t('addresses.none')}
          actions={
            <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
              {t('addresses.add')}
            </Button>
          }
        >
          {t('addresses.noneText')}
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
              {t('addresses.add')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t } = useTranslation('account');
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
        {address.isDefault === 1 && <Status tone="good">{t('addresses.default')}</Status>}
        <Button look="quiet" small icon="pen" onClick={onEdit}>
          {t('addresses.change')}
        </Button>
        <Button look="danger" small icon="trash" onClick={() => setAsking(true)}>
          {t('addresses.remove')}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title={t('addresses.removeTitle')}
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
              <Button
                look="primary"
                busy={removing.isPending}
                onClick={() => {
                  removing.mutate();
                  setAsking(false);
                }}
              >
                {t('addresses.remove')}
              </Button>
            </>
          }
        >
          <p>{t('addresses.removeText')}</p>
        </Dialog>
      )}
    </li>
  );
}
