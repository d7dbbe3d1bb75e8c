import { Id, Instant, Int, ListOf, ListOfValues, Nested, OneOf, Text, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';

/** Papers whose wording staff edit. */
export const TEMPLATE_KINDS = ['contract', 'proforma', 'invoice'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** A draft can be edited; a published version waits for its day, is in force, or was replaced. */
export const TEMPLATE_STATES = ['draft', 'scheduled', 'current', 'retired'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const templateLabels = {
  template: { ru: 'Шаблон', zh: '模板', en: 'Template' },
  kind: { ru: 'Вид документа', zh: '文件类型', en: 'Kind of document' },
  title: { ru: 'Заголовок', zh: '标题', en: 'Title' },
  preamble: { ru: 'Вступление', zh: '前言', en: 'Preamble' },
  clauses: { ru: 'Пункты', zh: '条款', en: 'Clauses' },
  clauseId: { ru: 'Код пункта', zh: '条款代码', en: 'Clause code' },
  clauseTitle: { ru: 'Название пункта', zh: '条款标题', en: 'Clause title' },
  clauseText: { ru: 'Текст пункта', zh: '条款内容', en: 'Clause text' },
  readSeconds: { ru: 'Время на чтение, с', zh: '阅读时间（秒）', en: 'Reading time, s' },
  note: { ru: 'Что изменено', zh: '修改说明', en: 'What has changed' },
  validFrom: { ru: 'Действует с', zh: '生效时间', en: 'Valid from' },
} as const satisfies Record<string, Texts>;

const L = templateLabels;

/** A wording in three languages; `{placeholders}` stand for facts. */
export class WordingDto implements Texts {
  @Text({ max: 8_000, optional: true, kind: 'lines' }) ru = '';
  @Text({ max: 8_000, optional: true, kind: 'lines' }) zh = '';
  @Text({ max: 8_000, optional: true, kind: 'lines' }) en = '';
}

export class TemplateClauseDto {
  @Text({ label: L.clauseId, max: 40, pattern: /^[a-z][a-zA-Z0-9-]*$/, kind: 'code' }) clauseId!: string;
  /** Seconds for which the clause has to be on screen before a buyer can agree to it; contracts only. */
  @Int({ label: L.readSeconds, max: 600, optional: true }) readSeconds = 0;
  @Nested(() => WordingDto, { label: L.clauseTitle }) title!: Texts;
  @Nested(() => WordingDto, { label: L.clauseText }) text!: Texts;
}

/** The wording of a template. Clauses are numbered when rendered. */
export class TemplateContentDto {
  @Nested(() => WordingDto, { label: L.title }) title!: Texts;
  @Nested(() => WordingDto, { label: L.preamble }) preamble!: Texts;
  @ListOf(() => TemplateClauseDto, { label: L.clauses, minItems: 1, maxItems: 50 })
  clauses!: TemplateClauseDto[];
}

export class TemplateIdDto {
  @Id({ label: L.template }) templateId!: string;
}

export class TemplatePageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @OneOf(TEMPLATE_KINDS, { optional: true }) kind?: TemplateKind;
  @OneOf(TEMPLATE_STATES, { optional: true }) state?: TemplateState;
}

export class ContractSpecimenDto {
  @OneOf(['ru', 'zh', 'en', 'rus'], { optional: true, description: 'Missing: the language of the request' })
  lang?: string;
}

export class TemplateKindDto {
  @OneOf(TEMPLATE_KINDS, { label: L.kind }) kind!: TemplateKind;
}

/** Starts a draft as a copy of `basedOn`, or of the version in force. */
export class StartTemplateDto extends TemplateKindDto {
  @Id({ label: L.template, optional: true }) basedOn?: string;
}

/** Changes only the fields that are sent. Unknown placeholders are already refused here. */
export class EditTemplateDto extends TemplateIdDto {
  @Nested(() => WordingDto, { label: L.title, optional: true }) title?: Texts;
  @Nested(() => WordingDto, { label: L.preamble, optional: true }) preamble?: Texts;
  @ListOf(() => TemplateClauseDto, { label: L.clauses, optional: true, minItems: 1, maxItems: 50 })
  clauses?: TemplateClauseDto[];
  @Text({ label: L.note, max: 500, optional: true, nullable: true, kind: 'lines' }) note?: string | null;
}

export class PublishTemplateDto extends TemplateIdDto {
  @Instant({ label: L.validFrom, of: 'start', optional: true, description: 'Missing: at once' })
  validFrom?: string;
}

/** Renders the content of a form, saved or not, with sample facts. */
export class PreviewTemplateDto extends TemplateContentDto {
  @OneOf(TEMPLATE_KINDS, { label: L.kind }) kind!: TemplateKind;
  @OneOf(['ru', 'zh', 'en', 'rus'], { optional: true, description: 'Missing: the language of the request' })
  lang?: string;
}
