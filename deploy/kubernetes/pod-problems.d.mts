export interface Problem {
  readonly owner: string;
  readonly pod?: string;
  readonly container?: string;
  readonly reason: string;
  readonly why?: string;
  readonly hasLog?: boolean;
}
export function progressOf(live: object | undefined): string | undefined;
export function stateOf(
  applied: readonly object[],
  all: readonly object[],
): { readonly waiting: readonly string[]; readonly problems: readonly Problem[] };
export function told(problem: Problem): string;
export class Patience {
  judge(
    problems: readonly Problem[],
    now: number,
  ): { readonly fresh: readonly Problem[]; readonly lasting: readonly Problem[] };
}
