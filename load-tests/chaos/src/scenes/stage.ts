import type { Buyer } from '../clients/buyer.js';
import type { Staff } from '../clients/staff.js';
import type { Injector } from '../faults/injector.js';
import type { Ledger } from '../ledger/ledger.js';
import type { ChaosOptions } from '../options.js';
import type { Random } from '@mall/demo/random';
import type { ChaosMall, Say } from '../stack/chaos-mall.js';

/** The objects that every scene uses. */
export interface Stage {
  readonly mall: ChaosMall;
  readonly options: ChaosOptions;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly injector: Injector;
  readonly buyers: readonly Buyer[];
  readonly staff: Staff;
  readonly say: Say;
  /** Records a check of the scene itself, in addition to the invariants. */
  readonly expect: (id: string, says: string, violations: readonly string[], over: number) => void;
}

/** Runs `work` for each item, with a maximum number at a time. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
