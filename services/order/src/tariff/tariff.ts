import type { TariffRow } from '@mall/contracts/landed-cost';
import type { TariffKind } from '@mall/contracts/order';

export type { TariffRow } from '@mall/contracts/landed-cost';

/** One version of a table. */
export interface TariffTable {
  readonly tableId: string;
  readonly kind: TariffKind;
  /** `yyyy-MM-dd` */
  readonly validFrom: string;
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly remarks: string | null;
  readonly rows: readonly TariffRow[];
}

export interface TariffRecord extends TariffTable {
  readonly enteredBy: string | null;
  readonly createdAt: Date;
  readonly isInForce: boolean;
  readonly isEditable: boolean;
}

/** Versions that are in force on one day. */
export type TariffTables = Readonly<Partial<Record<TariffKind, TariffTable>>>;

/** Tables that are in force on a later day, with the first day on which one of them differs from those of today. */
export interface NewTables {
  /** `yyyy-MM-dd` */
  readonly fromDay: string;
  readonly tables: TariffTables;
}
