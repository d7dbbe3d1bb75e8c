import { contractStatuses, phone, statusLabel, isOrderIn, BORDER_ZONE, deadline } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Failure } from '../../../components/ui/Failure.js';
import { PrivateFile } from '../../../components/PrivateLink.js';
import { Segments } from '../../../components/ui/Segments.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { Status } from '../../../components/ui/Status.js';
import { read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { ScanState } from './ScanState.js';
import { ContractText } from './ContractText.js';
import type { Order } from '../order.js';
import styles from './Contract.module.css';

const Signing = lazy(() => import('./Signing.js'));

interface ContractProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Shows the sales contract: a summary, its text once it is opened, and signing while that is possible. */
export function Contract({ order, isOpen, onOpen }: ContractProps) {
  const { t } = useTranslation('order');
  const isSigned = order.contractStatus === contractStatuses.signed.code;
  return (
    <section id="contract" className={styles['section']} aria-labelledby="contractTitle">
      <div className={styles['head']}>
        <div>
          <h2 id="contractTitle">
            {order.contractNumber
              ? t('contract.number', { number: order.contractNumber })
              : t('contract.title')}
          </h2>
          <Status tone={toneOf(order)}>{statusLabel(contractStatuses, order.contractStatus, locale)}</Status>
        </div>
        {(order.contractId || order.actions.includes('signContract')) && (
          <Button small onClick={() => onOpen(!isOpen)} aria-expanded={isOpen}>
            {isOpen ? t('contract.hide') : isSigned ? t('contract.read') : t('contract.open')}
          </Button>
        )}
      </div>
      {isOpen && <Opened order={order} />}
    </section>
  );
}

function toneOf({ contractStatus, status }: Order): 'good' | 'plain' | 'now' | 'wait' {
  if (contractStatus === contractStatuses.signed.code) return 'good';
  if (isOrderIn(status, 'cancelled')) return 'plain';
  return contractStatus === contractStatuses.toCheck.code ? 'wait' : 'now';
}

function Opened({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const [isBoth, setBoth] = useState(false);
  const { orderId } = order;
  const contract = useQuery({
    ...read('order.contract.one', { orderId }),
    // The seconds of each clause count from the moment they were fetched.
    staleTime: Infinity,
  });
  const otherLang = locale === 'zh' ? 'ru' : 'zh';
  const other = useQuery({
    ...read('order.contract.one', { orderId, lang: otherLang }),
    staleTime: Infinity,
    enabled: isBoth && contract.data !== undefined,
  });
  if (contract.error) return <Failure error={contract.error} onRetry={() => void contract.refetch()} />;
  if (!contract.data) return <Skeleton height="400px" />;
  const { data } = contract;
  return (
    <div className={styles['opened']}>
      <Segments
        label={t('contract.languages')}
        value={isBoth ? 'both' : 'one'}
        options={[
          { value: 'one', label: t('contract.oneLanguage') },
          { value: 'both', label: t('contract.bothLanguages') },
        ]}
        onChange={(value) => setBoth(value === 'both')}
      />
      {data.scan && data.canSign && <ScanState scan={data.scan} />}
      {data.canSign ? (
        <Suspense fallback={<Skeleton height="400px" />}>
          <Signing contract={data} other={isBoth ? other.data : undefined} readAt={contract.dataUpdatedAt} />
        </Suspense>
      ) : (
        <>
          <ContractText contract={data} other={isBoth ? other.data : undefined} />
          {data.signedTime && (
            <div className={styles['signed']}>
              <p>
                {t(`contract.signedBy.${data.signedBy ?? 'screen'}`, {
                  time: deadline(data.signedTime, locale, BORDER_ZONE),
                  mobile: phone(data.signedMobile ?? ''),
                })}
              </p>
              {data.signatureImg && <img src={data.signatureImg} alt={t('contract.signature')} />}
              {data.scans.map((file) => (
                <PrivateFile key={file.url} file={file} />
              ))}
              <p className="muted small">{t('contract.hash', { hash: data.hash })}</p>
              {data.seal && <p className="muted small">{t('contract.seal', { seal: data.seal })}</p>}
            </div>
          )}
        </>
      )}
    </div>
  );
}
