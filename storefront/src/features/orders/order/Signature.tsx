import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/ui/Segments.js';
import { CodeSignature } from './CodeSignature.js';
import type { SalesContract } from '../order.js';
import styles from './Signature.module.css';
import { DrawnSignature } from './DrawnSignature.js';
import { TypedSignature } from './TypedSignature.js';

interface SignatureProps {
  readonly contract: Pick<SalesContract, 'contractId' | 'buyerName' | 'buyerNameEn'>;
  readonly isBusy: boolean;
  readonly onSign: (proof: { readonly signatureImg: string } | { readonly smsCode: string }) => void;
}

/** Signs by finger or mouse, by the full name typed, or by a code sent to the phone. */
export function Signature({ contract, isBusy, onSign }: SignatureProps) {
  const { t } = useTranslation('order');
  const { contractId, buyerName, buyerNameEn } = contract;
  const [way, setWay] = useState<'draw' | 'type' | 'code'>('draw');
  return (
    <div className={styles['signature']}>
      <h3>{t('signature.title')}</h3>
      <Segments
        label={t('signature.way')}
        value={way}
        options={[
          { value: 'draw', label: t('signature.draw') },
          { value: 'type', label: t('signature.type') },
          { value: 'code', label: t('signature.code') },
        ]}
        onChange={setWay}
      />
      {way === 'code' ? (
        <CodeSignature contractId={contractId} isBusy={isBusy} onSign={(smsCode) => onSign({ smsCode })} />
      ) : way === 'draw' ? (
        <DrawnSignature isBusy={isBusy} onSign={(signatureImg) => onSign({ signatureImg })} />
      ) : (
        <TypedSignature
          names={[buyerName, buyerNameEn]}
          isBusy={isBusy}
          onSign={(signatureImg) => onSign({ signatureImg })}
        />
      )}
      <p className="muted small">{t('signature.meaning')}</p>
    </div>
  );
}
