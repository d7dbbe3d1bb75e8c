import { Int, ListOfValues, Nested, say, Text, Trilingual, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { DivisionRefDto } from './division.dto.js';

export class DivisionPageDto extends AdminPageDto {
  @ListOfValues('string', { optional: true, maxItems: 10_000, description: 'Codes' }) ids?: string[];
  /** Words to find in the name in any language, or the beginning of the code. */
  @Text({ optional: true, max: 100 }) keyWord?: string;
  /** Division whose direct parts are listed; `0` for the countries. */
  @Text({ optional: true, max: 32, kind: 'code' }) parentCode?: string;
  @Int({ optional: true, min: 1, max: 5 }) level?: number;
}

const nameIn = (ru: string, zh: string, en: string) => ({ label: { ru, zh, en }, max: 100 });

/** Names in every language, by which buyers find their town. */
export class DivisionNamesDto {
  @Text({ ...nameIn('Название по-русски', '俄文名称', 'Russian name'), kind: 'name' }) ru!: string;
  @Text({ ...nameIn('Название по-китайски', '中文名称', 'Chinese name'), kind: 'name' }) zh!: string;
  @Text({ ...nameIn('Название по-английски', '英文名称', 'English name'), kind: 'name' }) en!: string;
}

export class RenameDivisionDto extends DivisionRefDto {
  @Nested(() => DivisionNamesDto) name!: DivisionNamesDto;
}

export class DivisionRecord {
  @Text({ label: say('Код', '代码', 'Code'), kind: 'code' }) code!: string;
  @Trilingual({ label: say('Название', '名称', 'Name') }) name!: Texts;
  @Int({ label: say('Уровень', '级别', 'Level'), min: 1, max: 5 }) level!: number;
  @Text({
    label: say('Код вышестоящего', '上级代码', 'Code above'),
    description: '0 for a country',
    kind: 'code',
  })
  parentCode!: string;
  @Text({
    label: say('Где находится', '所属', 'Lies in'),
    optional: true,
    nullable: true,
    description: 'Names of those above it in the language of the request',
  })
  above!: string | null;
  @Int({ label: say('Внутри', '下级', 'Inside'), description: 'Divisions directly below it' }) below!: number;
}
