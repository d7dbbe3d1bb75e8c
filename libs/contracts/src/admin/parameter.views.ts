import { Bool, Id, Instant, OneOf, say, Text, Trilingual, type Texts } from '@mall/validation';
import { PARAMETER_TYPES, type ParameterType } from './parameter.dto.js';

export class ParameterView {
  @Id() publicId!: string;
  @Text() publicKey!: string;
  /** Name in the language of the caller, as is `publicValue` of a parameter with texts. */
  @Text({ label: say('Название', '参数名称', 'Name') }) publicName!: string;
  @Trilingual() publicNames!: Texts;
  @Text({ optional: true, max: 2_000 }) publicValue!: string;
  @Trilingual({ optional: true }) publicValues!: Texts | null;
  @OneOf(PARAMETER_TYPES, { label: say('Вид', '类型', 'Kind') }) publicType!: ParameterType;
  @Bool() isPublic!: boolean;
  @Bool() systemFlag!: boolean;
  @Text({ optional: true, max: 500 }) remarks!: string | null;
  @Instant({ label: say('Изменён', '更新时间', 'Changed') }) updateTime!: string;
}
