import { adminPageOf, anyone, defineApi, listOf, nothing, staff } from '../define/index.js';
import { documentErrors } from './document.errors.js';
import { orderErrors } from './order.errors.js';
import {
  ContractSpecimenDto,
  EditTemplateDto,
  PreviewTemplateDto,
  PublishTemplateDto,
  StartTemplateDto,
  TemplateIdDto,
  TemplateKindDto,
  TemplatePageDto,
} from './template.dto.js';
import {
  ContractSpecimenView,
  PlaceholderView,
  StartedTemplateView,
  TemplatePdfView,
  TemplatePreviewView,
  TemplateView,
} from './template.views.js';

/** Wording of contracts and invoices. Papers already issued keep the version they were made with. */
export const orderTemplateApi = defineApi('order.template', {
  list: {
    http: 'GET /admin/document_template/page',
    request: TemplatePageDto,
    response: adminPageOf(TemplateView),
    access: staff('template_edit'),
    family: 'admin',
    summary: 'Templates of papers: drafts first, then the newest versions.',
  },
  one: {
    http: 'GET /admin/document_template/{templateId}',
    request: TemplateIdDto,
    response: TemplateView,
    access: staff('template_edit'),
    family: 'admin',
    errors: [documentErrors.templateNotFound],
    summary: 'One template.',
  },
  placeholders: {
    http: 'GET /admin/document_template/placeholders/{kind}',
    request: TemplateKindDto,
    response: listOf(PlaceholderView),
    access: staff('template_edit'),
    family: 'admin',
    summary: 'What may stand in braces in templates of this kind, with its meaning and a sample.',
  },
  start: {
    http: 'POST /admin/document_template',
    request: StartTemplateDto,
    response: StartedTemplateView,
    access: staff('template_edit'),
    family: 'admin',
    errors: [documentErrors.templateNotFound],
    summary:
      'Start a draft as a copy of the version in force. There is one per kind: where it exists, it is answered as it is.',
  },
  edit: {
    http: 'PUT /admin/document_template/{templateId}',
    request: EditTemplateDto,
    response: TemplateView,
    access: staff('template_edit'),
    family: 'admin',
    errors: [documentErrors.templateNotFound, documentErrors.templatePublished],
    summary: 'Change a draft; an unknown placeholder is refused by name.',
  },
  remove: {
    http: 'DELETE /admin/document_template/{templateId}',
    request: TemplateIdDto,
    response: nothing,
    access: staff('template_edit'),
    family: 'admin',
    errors: [documentErrors.templatePublished],
    summary: 'Delete a draft; one that is gone is passed over.',
  },
  publish: {
    http: 'PUT /admin/document_template/{templateId}/publish',
    request: PublishTemplateDto,
    response: TemplateView,
    access: staff('template_publish'),
    family: 'admin',
    errors: [
      documentErrors.templateNotFound,
      documentErrors.templatePublished,
      documentErrors.validFromPast,
      orderErrors.samePerson,
    ],
    summary:
      'Make a draft that others wrote the next version, from now or from a later moment; it never changes again.',
  },
  preview: {
    http: 'POST /admin/document_template/preview',
    request: PreviewTemplateDto,
    response: TemplatePreviewView,
    access: staff('template_edit'),
    family: 'admin',
    summary: 'The wording with sample facts, as HTML.',
  },
  previewPdf: {
    http: 'POST /admin/document_template/preview/pdf',
    request: PreviewTemplateDto,
    response: TemplatePdfView,
    access: staff('template_edit'),
    family: 'admin',
    takesLong: true,
    summary: 'The wording with sample facts, as the PDF it would become.',
  },
  specimen: {
    http: 'GET /mall4cloud_order/ua/contract/specimen',
    request: ContractSpecimenDto,
    response: ContractSpecimenView,
    access: anyone(),
    family: 'mall',
    summary: 'The contract in force to read before buying, with invented parties and an invented car.',
  },
  specimenPdf: {
    http: 'GET /mall4cloud_order/ua/contract/specimen/pdf',
    request: ContractSpecimenDto,
    response: TemplatePdfView,
    access: anyone(),
    family: 'mall',
    takesLong: true,
    summary: 'The same as the PDF that a buyer would get, marked as a sample on every page.',
  },
});
