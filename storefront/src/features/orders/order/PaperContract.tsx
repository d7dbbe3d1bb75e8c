import { type InputOf } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../components/forms/Refusal.js';
import { FileDrop } from '../../../components/FileDrop.js';
import { type HeldFile, useUploads } from '../../../components/use-file-uploads.js';
import { SendButton } from '../../../components/SendButton.js';
import { Button } from '../../../components/ui/Button.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';
import { refreshOrders } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import type { SalesContract } from '../order.js';
import styles from './PaperContract.module.css';

interface PaperContractProps {
  readonly contract: Pick<SalesContract, 'orderId' | 'hash' | 'clauses' | 'scan'>;
  /** Ids of the clauses agreed to so far. */
  readonly agreed: readonly string[];
}

/** Signs on paper: agree to every clause, print, sign, upload the scan; staff check it. */
export function PaperContract({ contract, agreed }: PaperContractProps) {
  const { t } = useTranslation('order');
  const [files, setFiles] = useState<readonly HeldFile[]>([]);
  const { isUploading, onUploading } = useUploads();
  const isAllAgreed = contract.clauses.every(({ clauseId }) => agreed.includes(clauseId));
  const sending = useMutation({
    mutationFn: () =>
      call('order.contract.upload', {
        orderId: contract.orderId,
        hash: contract.hash,
        agreedClauseIds: [...agreed],
        files: [...files] as InputOf<'order.contract.upload'>['files'],
      }),
    onSuccess: () => {
      setFiles([]);
      say.done(t('paper.done'));
      refreshOrders();
    },
    // The contract may have been replaced while it was read: then the new one is shown.
    onError: refreshOrders,
  });
  return (
    <details className={`${styles['paper']} no-print`}>
      <summary>{t('paper.title')}</summary>
      <div className={layout['stack']}>
        <p className="muted">{t('paper.text')}</p>
        {!isAllAgreed && <p>{t('paper.agreeFirst')}</p>}
        <div>
          <Button small icon="document" onClick={() => print()}>
            {t('paper.print')}
          </Button>
        </div>
        <FileDrop
          label={t('paper.file')}
          purpose="contract"
          most={10}
          files={files}
          onChange={setFiles}
          onUploading={onUploading}
        />
        {sending.error && <Refusal error={sending.error} />}
        <div>
          <SendButton
            look="secondary"
            type="button"
            isUploading={isUploading}
            isSending={sending.isPending}
            disabled={files.length === 0 || !isAllAgreed}
            onClick={() => sending.mutate()}
          >
            {t(contract.scan ? 'paper.sendAnother' : 'paper.send')}
          </SendButton>
        </div>
      </div>
    </details>
  );
}
