import type { TemplateContentDto, TemplateKind } from '@mall/contracts/order';

/** The wording of a template in all languages, as stored. */
export type TemplateContent = Pick<TemplateContentDto, 'title' | 'preamble' | 'clauses'>;

/** A template version; it never changes. */
export interface PublishedTemplate {
  readonly templateId: string;
  readonly kind: TemplateKind;
  readonly version: number;
  readonly content: TemplateContent;
}
