import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../components/forms/Refusal.js';
import { useKeptState } from '../../../components/forms/use-kept-state.js';
import { Check } from '../../../components/ui/Check.js';
import { useSecondsUntil } from '../../../components/use-seconds.js';
import { call } from '../../../mall/api.js';
import { refreshOrders } from '../../../mall/query-client.js';
import type { SalesContract } from '../order.js';
import { ContractText } from './ContractText.js';
import { PaperContract } from './PaperContract.js';
import { Signature } from './Signature.js';
import styles from './Signing.module.css';
import { say } from '../../../mall/say.js';

interface SigningProps {
  readonly contract: SalesContract;
  readonly other: SalesContract | undefined;
  /** Time at which the seconds of the clauses were fetched, by this browser's clock. */
  readonly readAt: number;
}

/** Lets the buyer read the contract, agree to each clause after its minimum reading time, and sign. */
export default function Signing({ contract, other, readAt }: SigningProps) {
  const { t } = useTranslation('order');
  // Stored for a reload and for Back, by the text that was read: a changed text has to be agreed to again.
  const kept = useKeptState(`contract ${contract.hash}`, { agreed: [] as readonly string[] });
  const { agreed } = kept.fields;
  const setAgreed = (clauseIds: readonly string[]): void => kept.change({ agreed: clauseIds });
  const signing = useMutation({
    mutationFn: (proof: { signatureImg: string } | { smsCode: string }) =>
      call('order.contract.sign', {
        contractId: contract.contractId,
        hash: contract.hash,
        agreedClauseIds: [...agreed],
        ...proof,
      }),
    onSuccess: () => {
      kept.forget();
      say.done(t('contract.done'));
      refreshOrders();
    },
    // The contract may have been replaced while it was read: then the new one is shown.
    onError: refreshOrders,
  });
  const isAllAgreed = contract.clauses.every(({ clauseId }) => agreed.includes(clauseId));
  return (
    <>
      <p className="muted">{t('contract.how')}</p>
      <ContractText
        contract={contract}
        other={other}
        below={(clauseId) => {
          const clause = contract.clauses.find((one) => one.clauseId === clauseId)!;
          return (
            <Agreement
              until={readAt + clause.agreeableInSeconds * 1000}
              isAgreed={agreed.includes(clauseId)}
              onChange={(isAgreed) =>
                setAgreed(isAgreed ? [...agreed, clauseId] : agreed.filter((one) => one !== clauseId))
              }
            />
          );
        }}
      />
      <div className={styles['sign']}>
        <p className={styles['progress']} role="status">
          {t('contract.progress', { done: agreed.length, total: contract.clauses.length })}
        </p>
        {signing.error && <Refusal error={signing.error} />}
        {isAllAgreed && (
          <Signature
            contract={contract}
            isBusy={signing.isPending}
            onSign={(proof) => signing.mutate(proof)}
          />
        )}
        <PaperContract contract={contract} agreed={agreed} />
      </div>
    </>
  );
}

interface AgreementProps {
  readonly until: number;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
}

/** The checkbox of a clause, disabled until its minimum reading time has passed. */
function Agreement({ until, isAgreed, onChange }: AgreementProps) {
  const { t } = useTranslation('order');
  const seconds = useSecondsUntil(until);
  return (
    <div className={styles['agreement']}>
      <Check checked={isAgreed} disabled={seconds > 0} onChange={({ target }) => onChange(target.checked)}>
        {t('contract.agree')}
        {seconds > 0 && (
          <span className={`${styles['seconds']} figures`}>{t('contract.agreeIn', { seconds })}</span>
        )}
      </Check>
    </div>
  );
}
