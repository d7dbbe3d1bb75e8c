import { MILESTONE_CODES, type MilestoneCode } from '@mall/contracts/order';

/** A step that was written. */
export interface Milestone {
  readonly code: MilestoneCode;
  /** `yyyy-MM-dd` */
  readonly happenedOn: string;
  readonly note: string | null;
  readonly files: { readonly url: string; readonly originName: string }[];
  readonly writtenByKind: 'merchant' | 'staff';
  readonly writtenAt: Date;
  readonly corrections: number;
}

/** Steps in the sequence of the way, whenever they were written. */
export const inSequence = <Step extends Pick<Milestone, 'code'>>(steps: readonly Step[]): Step[] =>
  [...steps].sort((one, other) => MILESTONE_CODES.indexOf(one.code) - MILESTONE_CODES.indexOf(other.code));

type Dated = Pick<Milestone, 'code' | 'happenedOn'>;

/** The written step that a date contradicts: an earlier one after it, or a later one before it. */
export function contradicted({ code, happenedOn }: Dated, written: readonly Dated[]): Dated | undefined {
  const place = MILESTONE_CODES.indexOf(code);
  return written.find((other) => {
    const otherPlace = MILESTONE_CODES.indexOf(other.code);
    if (otherPlace === place) return false;
    return otherPlace < place ? other.happenedOn > happenedOn : other.happenedOn < happenedOn;
  });
}
