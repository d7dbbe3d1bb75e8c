import type { Texts } from '@mall/validation';

export interface SeededDivision {
  readonly code: string;
  readonly parent: string | null;
  readonly level: number;
  readonly name: Texts;
}
