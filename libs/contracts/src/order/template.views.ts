import { Bool, Id, Instant, Int, ListOf, Nested, OneOf, say, Text, type Texts } from '@mall/validation';
import {
  TEMPLATE_KINDS,
  TEMPLATE_STATES,
  TemplateClauseDto,
  WordingDto,
  type TemplateKind,
  type TemplateState,
} from './template.dto.js';

export class TemplateView {
  @Id() templateId!: string;
  @OneOf(TEMPLATE_KINDS) kind!: TemplateKind;
  @OneOf(TEMPLATE_STATES, { label: say('Состояние', '状态', 'State') }) state!: TemplateState;
  /** Number of the version, counted per kind with every publication; null for a draft. */
  @Int({ label: say('Версия', '版本', 'Version'), optional: true }) version!: number | null;
  @Nested(() => WordingDto) title!: Texts;
  @Nested(() => WordingDto) preamble!: Texts;
  @ListOf(() => TemplateClauseDto) clauses!: TemplateClauseDto[];
  @Text({ optional: true, max: 500 }) note!: string | null;
  @Instant({ label: say('Действует с', '生效时间', 'Valid from'), optional: true }) validFrom!: string | null;
  /** Number of papers issued with it, which keep its wording. */
  @Int({ label: say('Выпущено документов', '已签发数量', 'Documents issued') }) issuedCount!: number;
  @Text({ optional: true }) createdBy!: string | null;
  @Instant() createTime!: string;
  @Instant({ label: say('Изменён', '修改时间', 'Changed') }) updateTime!: string;
  @Text({ label: say('Кто', '操作人', 'By'), optional: true }) publishedBy!: string | null;
  @Instant({ label: say('Опубликован', '发布时间', 'Published'), optional: true }) publishTime!:
    string | null;
}

/** The draft of that kind to continue with. */
export class StartedTemplateView extends TemplateView {
  /** False when a draft of this kind existed already and is returned unchanged. */
  @Bool() isNew!: boolean;
}

/** A placeholder that may stand in braces in a template of that kind. */
export class PlaceholderView {
  /** Name of the placeholder, written `{name}`. */
  @Text() name!: string;
  @Text() meaning!: string;
  /** Value that the sample facts give it. */
  @Text({ max: 4_000 }) sample!: string;
}

export class TemplatePreviewView {
  /** A whole page of HTML without scripts; to be shown in a sandboxed frame. */
  @Text({ max: 500_000 }) html!: string;
}

/** One row of facts in a paper. */
export class SpecimenRowView {
  @Text({ max: 500 }) label!: string;
  @Text({ max: 4_000 }) value!: string;
}

export class SpecimenPartView {
  @Text({ max: 500 }) heading!: string;
  @ListOf(() => SpecimenRowView) rows!: SpecimenRowView[];
}

export class SpecimenClauseView {
  @Text({ max: 500 }) title!: string;
  @Text({ max: 8_000 }) text!: string;
}

/** The contract in force with invented parties and an invented car. */
export class ContractSpecimenView {
  @Text({ max: 500 }) title!: string;
  /** Statement in the language of the paper that it is a specimen. */
  @Text() mark!: string;
  @Text({ max: 8_000 }) preamble!: string;
  @ListOf(() => SpecimenClauseView) clauses!: SpecimenClauseView[];
  /** Parties, car and payments of the invented order. */
  @ListOf(() => SpecimenPartView) parts!: SpecimenPartView[];
}

export class TemplatePdfView {
  @Text() fileName!: string;
  /** The PDF in base64; marked as a sample on every page, and not stored. */
  @Text({ max: 1_000_000 }) contentBase64!: string;
}
