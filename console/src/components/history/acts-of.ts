import type { HistoryChangeView } from '@mall/contracts/admin';

/** Changes that were made together, in one transaction of one service. */
export interface Act {
  readonly service: string;
  readonly act: string;
  readonly changes: readonly HistoryChangeView[];
}

/** Groups changes by act, in their order. */
export function actsOf(changes: readonly HistoryChangeView[]): readonly Act[] {
  const acts = new Map<string, HistoryChangeView[]>();
  for (const change of changes) {
    const key = `${change.service} ${change.act}`;
    const act = acts.get(key);
    if (act) act.push(change);
    else acts.set(key, [change]);
  }
  return [...acts.values()].map((made) => ({
    service: made[0]!.service,
    act: made[0]!.act,
    changes: made,
  }));
}
