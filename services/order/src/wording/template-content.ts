import type { TemplateContentDto, TemplateKind } from '@mall/contracts/order';

/** What a template says, as its row has it. */
export type TemplateContent = Pick<TemplateContentDto, 'title' | 'preamble' | 'clauses'>;

/** A template that papers are made with. */
export interface PublishedTemplate {
  readonly templateId: string;
  readonly kind: TemplateKind;
  readonly version: number;
  readonly content: TemplateContent;
}
