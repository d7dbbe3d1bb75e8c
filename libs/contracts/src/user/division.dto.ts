import { Bool, Id, Int, ListOf, ListOfValues, Nested, OneOf, Text, TextsDto } from '@mall/validation';

const code = {
  label: { ru: 'Код региона', zh: '行政区划代码', en: 'Division code' },
  max: 32,
  pattern: /^[0-9A-Z-]+$/,
};

export class AreaChildrenDto {
  @Id({ optional: true, description: 'Missing or unknown: the countries' }) pid?: string;
  @Bool({ optional: true, description: 'With the places below them, all of them; not of the countries' })
  isDeep?: boolean;
}

export class DivisionChildrenDto {
  @Text({ ...code, description: '0 for the countries', kind: 'code' }) parentCode!: string;
}

export class DivisionRefDto {
  @Text({ ...code, kind: 'code' }) code!: string;
}

export class DivisionRefsDto {
  @ListOfValues('string', { minItems: 1, maxItems: 200, description: 'Codes joined by commas', kind: 'code' })
  codes!: string[];
}

export class ImportedDivisionDto {
  @Text({ ...code, kind: 'code' }) dmCode!: string;
  @Text({ ...code, description: '0 for a country', kind: 'code' }) dmUplv!: string;
  @Int({ min: 1, max: 5 }) dmLevel!: number;
  @OneOf(['country', 'subject', 'city', 'district'], { optional: true }) kind?: string;
  @Nested(() => TextsDto) name!: TextsDto;
}

export class ImportDivisionsDto {
  @ListOf(() => ImportedDivisionDto, { maxItems: 5000 }) divisions!: ImportedDivisionDto[];
}
