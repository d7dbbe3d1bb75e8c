import type { ParameterType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';

export interface ParameterSeed {
  readonly key: string;
  readonly names: Texts;
  readonly type: ParameterType;
  readonly value?: string;
  readonly texts?: Texts;
  readonly isPublic: boolean;
}
