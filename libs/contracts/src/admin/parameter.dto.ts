import { Bool, Id, ListOfValues, OneOf, Text, Trilingual, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { adminLabels as L } from './admin.labels.js';

/** `texts` has a value in each language, the others one for all. */
export const PARAMETER_TYPES = ['text', 'number', 'flag', 'texts'] as const;
export type ParameterType = (typeof PARAMETER_TYPES)[number];

const KEY = /^[A-Z][A-Z0-9_]*$/;

export class ParameterPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @Text({ optional: true, max: 64, kind: 'code' }) publicKey?: string;
}

export class ParameterIdDto {
  @Id() publicId!: string;
}

export class ParameterKeyDto {
  @Text({ label: L.publicKey, max: 64, kind: 'code' }) key!: string;
}

class ParameterFields {
  @Text({ label: L.publicValue, optional: true, max: 2_000, kind: 'lines' }) publicValue?: string;
  @Trilingual({ label: L.publicValue, optional: true }) publicValues?: Texts;
  /** Whether it is readable without signing in; it must not hold secrets then. */
  @Bool({ label: L.isPublic, optional: true }) isPublic?: boolean;
  @Text({ label: L.remarks, optional: true, nullable: true, max: 500, kind: 'lines' }) remarks?:
    string | null;
}

export class CreateParameterDto extends ParameterFields {
  @Text({ label: L.publicKey, min: 2, max: 64, pattern: KEY, kind: 'code' }) publicKey!: string;
  @Trilingual({ label: L.publicName, named: true }) publicNames!: Texts;
  @OneOf(PARAMETER_TYPES, { optional: true }) publicType: ParameterType = 'text';
}

/** Only the fields that are sent change. */
export class UpdateParameterDto extends ParameterFields {
  @Id() publicId!: string;
  @Trilingual({ label: L.publicName, optional: true, named: true }) publicNames?: Texts;
}
