import type { Texts } from '@mall/validation';

export interface Division {
  readonly areaId: string;
  readonly code: string;
  /** Code of the division above; `0` above countries. */
  readonly parentCode: string;
  readonly parentAreaId: string;
  readonly level: number;
  readonly name: Texts;
}
