import type { TemplateView } from '@mall/contracts/order';
import type { Template } from './template.repository.js';

export function toTemplateView(template: Template): TemplateView {
  const { title, preamble, clauses } = template.content;
  return {
    templateId: template.templateId,
    kind: template.kind,
    state: template.state,
    version: template.version,
    title,
    preamble,
    clauses,
    note: template.note,
    validFrom: template.validFrom?.toISOString() ?? null,
    issuedCount: template.issuedCount,
    createdBy: template.createdBy,
    createTime: template.createdAt.toISOString(),
    updateTime: template.updatedAt.toISOString(),
    publishedBy: template.publishedBy,
    publishTime: template.publishedAt?.toISOString() ?? null,
  };
}
