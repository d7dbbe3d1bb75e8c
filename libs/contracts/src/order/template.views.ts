import { Bool, Id, Instant, Int, ListOf, Nested, OneOf, Text, type Texts } from '@mall/validation';
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
  @OneOf(TEMPLATE_STATES) state!: TemplateState;
  /** Counts up per kind with every publication; a draft has none yet. */
  @Int({ optional: true }) version!: number | null;
  @Nested(() => WordingDto) title!: Texts;
  @Nested(() => WordingDto) preamble!: Texts;
  @ListOf(() => TemplateClauseDto) clauses!: TemplateClauseDto[];
  @Text({ optional: true, max: 500 }) note!: string | null;
  @Instant({ optional: true }) validFrom!: string | null;
  /** Papers issued with it, which keep its wording. */
  @Int() issuedCount!: number;
  @Text({ optional: true }) createdBy!: string | null;
  @Instant() createTime!: string;
  @Instant() updateTime!: string;
  @Text({ optional: true }) publishedBy!: string | null;
  @Instant({ optional: true }) publishTime!: string | null;
}

/** The draft of that kind to go on with. */
export class StartedTemplateView extends TemplateView {
  /** False: a draft of this kind existed already and is returned unchanged. */
  @Bool() isNew!: boolean;
}

/** Something that may stand in braces in a template of that kind. */
export class PlaceholderView {
  /** Written `{name}`. */
  @Text() name!: string;
  @Text() meaning!: string;
  /** What it becomes with the sample facts. */
  @Text({ max: 4_000 }) sample!: string;
}

export class TemplatePreviewView {
  /** A whole page of HTML without scripts; show it in a sandboxed frame. */
  @Text({ max: 500_000 }) html!: string;
}

export class TemplatePdfView {
  @Text() fileName!: string;
  /** The PDF; marked as a sample on every page, kept nowhere. */
  @Text({ max: 1_000_000 }) contentBase64!: string;
}
