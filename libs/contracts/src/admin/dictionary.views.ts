import { Bool, Id, Instant, Int, OneOf, say, Text, Trilingual, type Texts } from '@mall/validation';
import { ITEM_TONES, type ItemTone } from './dictionary.dto.js';

export class DictionaryView {
  @Id() id!: string;
  @Text() dictType!: string;
  /** Description in the language of the caller. */
  @Text({ label: say('Название', '描述', 'Description') }) description!: string;
  @Trilingual() descriptions!: Texts;
  @Text({ optional: true, max: 500 }) remarks!: string | null;
  /** Whether the dictionary is built in: code refers to its type and values. */
  @Bool({ label: say('Встроенный', '系统内置', 'Built in') }) systemFlag!: boolean;
  @Int({ label: say('Значений', '数据项', 'Items') }) itemCount!: number;
  @Instant() createTime!: string;
}

export class DictionaryItemView {
  @Id() id!: string;
  @Id() dictId!: string;
  @Text() dictType!: string;
  /** Label in the language of the caller. */
  @Text({ label: say('Название', '标签', 'Label') }) label!: string;
  @Trilingual() labels!: Texts;
  @Text() itemValue!: string;
  /** `itemValue` under the name that clients of the mall family read. */
  @Text() value!: string;
  @Text({ optional: true, max: 300 }) description!: string | null;
  @Int() sortOrder!: number;
  @OneOf(ITEM_TONES, { label: say('Тон', '样式', 'Tone') }) listClass!: ItemTone;
  @Text({ optional: true }) cssClass!: string | null;
  @Text({ optional: true, max: 500 }) remarks!: string | null;
  @Bool() systemFlag!: boolean;
}

/** One choice of a dictionary, in the language of the caller. */
export class DictionaryOptionView {
  @Text() label!: string;
  @Text() value!: string;
  @Text() itemValue!: string;
  @Int() sortOrder!: number;
  @OneOf(ITEM_TONES) listClass!: ItemTone;
  @Text({ optional: true }) cssClass!: string | null;
}

/** A choice of a dictionary as the selects of a code table read it: the same value and label in two spellings. */
export class CodeView {
  @Text() dicCode!: string;
  @Text() dicName!: string;
  @Text() value!: string;
  @Text() label!: string;
  @Int() sortOrder!: number;
}

/** Number of built-in rows that were missing and have been added. */
export class SyncedView {
  @Int() added!: number;
}
