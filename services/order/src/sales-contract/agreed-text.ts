import { platformErrors } from '@mall/contracts/define';
import { orderErrors, type UploadContractDto } from '@mall/contracts/order';
import { readingState } from './reading-clock.js';
import type { SalesContract } from './sales-contract.repository.js';

/**
 * Checks that the signer, on screen or on paper, has read the text that is signed.
 * @throws platformErrors.staleData for another text, orderErrors.clauseNotAgreed, orderErrors.clauseNotRead
 */
export function requireRead(
  contract: SalesContract,
  { hash, agreedClauseIds = [] }: Pick<UploadContractDto, 'hash' | 'agreedClauseIds'>,
): void {
  const { clauses } = contract.text.ru;
  if (hash !== undefined && hash !== contract.hash) throw platformErrors.staleData();
  const hasAgreed = clauses.every(({ clauseId }) => agreedClauseIds.includes(clauseId));
  if (hash === undefined || !hasAgreed) throw orderErrors.clauseNotAgreed();
  const readings = readingState(clauses, contract.firstViewedAt, contract.now);
  const seconds = Math.max(...readings.map(({ remainingSeconds }) => remainingSeconds));
  if (seconds > 0) throw orderErrors.clauseNotRead({ seconds });
}
