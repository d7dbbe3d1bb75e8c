import type { OutputOf } from '@mall/web-kit';

export type Area = OutputOf<'user.division.areasByParent'>[number];

export const idOf = (areas: readonly Area[], name: string): string | undefined =>
  areas.find(({ areaName }) => areaName === name)?.areaId;
