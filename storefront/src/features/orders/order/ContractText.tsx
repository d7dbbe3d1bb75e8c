import type { ReactNode } from 'react';
import type { SalesContract } from '../order.js';
import styles from './ContractText.module.css';

interface ContractTextProps {
  readonly contract: SalesContract;
  /** The same contract in the second language, shown beside the first. */
  readonly other?: SalesContract;
  /** Returns the content below each clause. */
  readonly below?: (clauseId: string) => ReactNode;
}

/** Shows the text to be signed, clause by clause, in one language or two side by side. */
export function ContractText({ contract, other, below }: ContractTextProps) {
  return (
    <div className={styles['text']}>
      <Pair first={contract} second={other}>
        {(one) => (
          <>
            <h3 className={styles['title']}>{one.title}</h3>
            <p className={styles['paragraph']}>{one.preamble}</p>
          </>
        )}
      </Pair>
      {contract.clauses.map(({ clauseId }) => (
        <section key={clauseId} className={styles['clause']}>
          <Pair first={contract} second={other}>
            {(one) => {
              const clause = one.clauses.find((candidate) => candidate.clauseId === clauseId);
              return (
                <>
                  <h4>{clause?.title}</h4>
                  <p className={styles['paragraph']}>{clause?.text}</p>
                </>
              );
            }}
          </Pair>
          {below?.(clauseId)}
        </section>
      ))}
    </div>
  );
}

interface PairProps {
  readonly first: SalesContract;
  readonly second: SalesContract | undefined;
  readonly children: (contract: SalesContract) => ReactNode;
}

function Pair({ first, second, children }: PairProps) {
  return (
    <div className={second ? styles['pair'] : undefined}>
      <div lang={first.lang}>{children(first)}</div>
      {second && <div lang={second.lang}>{children(second)}</div>}
    </div>
  );
}
