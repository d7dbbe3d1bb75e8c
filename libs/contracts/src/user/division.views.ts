import { Bool, Id, Int, ListOf, ListOfValues, Text } from '@mall/validation';

/** A place in the mall family's shape; names in the language of the request. */
export class AreaView {
  @Id() areaId!: string;
  @Text() areaName!: string;
  @Text({ description: '0 for a country' }) parentId!: string;
  @Int() level!: number;
  @Text() code!: string;
  @ListOf(() => AreaView, { optional: true, maxItems: 5000 }) areas?: AreaView[];
}

/** A place in the prescribed shape; names in the language of the request. */
export class DivisionView {
  @Text() dmCode!: string;
  @Text() dmName!: string;
  @Int({ min: 1, max: 5 }) dmLevel!: number;
  @Text({ description: 'Code of the parent, 0 for a country' }) dmUplv!: string;
  @Text({ description: 'Codes from the country down, joined by commas' }) dmPath!: string;
  @Text({ description: 'Names from the country down, joined by " / "' }) namePath!: string;
  @Bool() leaf!: boolean;
}

/** The path that a cascader opens: codes and names from the country down. */
export class CascaderPathView {
  @Text() dmCode!: string;
  @ListOfValues('string') path!: string[];
  @ListOfValues('string') names!: string[];
}
