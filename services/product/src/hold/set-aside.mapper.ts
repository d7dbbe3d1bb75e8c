import type { SetAsideView } from '@mall/contracts/product';
import { inAllLanguages } from '@mall/validation';
import type { SetAsideRow } from '../stock/set-aside.repository.js';

export function toSetAsideView({
  orderKey: _,
  carName,
  createdAt,
  history,
  ...row
}: SetAsideRow): SetAsideView {
  const decisions = history.map(({ at, ...decision }) => ({ ...decision, time: new Date(at).toISOString() }));
  const [latest] = decisions;
  const isDecided = row.fate !== 'undecided';
  return {
    ...row,
    carName: inAllLanguages(carName),
    reason: latest?.reason ?? null,
    decidedBy: isDecided ? (latest?.by ?? null) : null,
    decidedTime: isDecided ? (latest?.time ?? null) : null,
    createTime: createdAt.toISOString(),
    history: decisions,
  };
}
