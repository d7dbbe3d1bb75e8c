import type { Report } from '../car.js';

export interface InspectionCounts {
  readonly defects: number;
  /** Number of panels with a paint that is not the factory's; undefined when none was measured. */
  readonly reworked: number | undefined;
  /** Number of points without a remark, over all sections. */
  readonly passed: number;
  readonly total: number;
  /** Tread of the most worn tyre in millimetres; the spare wheel does not count. */
  readonly thinnestTreadMm: number | undefined;
}

/** Summarises the report in five figures. */
export function countsOf({ defects, paint, sections, tyres }: Report): InspectionCounts {
  const treads = (tyres ?? []).filter(({ place }) => place !== 'spare').map(({ treadMm }) => treadMm);
  return {
    defects: defects?.length ?? 0,
    reworked: paint?.length ? paint.filter(({ verdict }) => verdict !== 'original').length : undefined,
    passed: sections.reduce((sum, { passed }) => sum + passed, 0),
    total: sections.reduce((sum, { total }) => sum + total, 0),
    thinnestTreadMm: treads.length > 0 ? Math.min(...treads) : undefined,
  };
}
