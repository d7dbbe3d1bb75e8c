import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderTemplateApi,
  type ContractSpecimenDto,
  type EditTemplateDto,
  type PreviewTemplateDto,
  type PublishTemplateDto,
  type StartTemplateDto,
  type TemplateIdDto,
  type TemplateKindDto,
  type TemplatePageDto,
} from '@mall/contracts/order';
import { localeFrom } from '@mall/validation';
import { ContractSpecimenService } from './contract-specimen.service.js';
import { TemplatePreviewService } from './template-preview.service.js';
import { TemplateService } from './template.service.js';

@Controller()
export class TemplateController implements HandlersOf<typeof orderTemplateApi> {
  constructor(
    private readonly templates: TemplateService,
    private readonly previews: TemplatePreviewService,
    private readonly specimens: ContractSpecimenService,
  ) {}

  @Handles(orderTemplateApi.list)
  list(request: TemplatePageDto) {
    return this.templates.page(request);
  }

  @Handles(orderTemplateApi.one)
  one({ templateId }: TemplateIdDto) {
    return this.templates.one(templateId);
  }

  @Handles(orderTemplateApi.placeholders)
  placeholders({ kind }: TemplateKindDto, caller: Caller) {
    return this.previews.placeholders(kind, caller.locale);
  }

  @Handles(orderTemplateApi.start)
  start(request: StartTemplateDto, caller: Caller) {
    return this.templates.start(request, caller);
  }

  @Handles(orderTemplateApi.edit)
  edit(request: EditTemplateDto, caller: Caller) {
    return this.templates.edit(request, caller);
  }

  @Handles(orderTemplateApi.remove)
  remove({ templateId }: TemplateIdDto) {
    return this.templates.remove(templateId);
  }

  @Handles(orderTemplateApi.publish)
  publish(request: PublishTemplateDto, caller: Caller) {
    return this.templates.publish(request, caller);
  }

  @Handles(orderTemplateApi.preview)
  async preview(request: PreviewTemplateDto, { locale }: Caller) {
    return { html: await this.previews.html(request, request.lang ? localeFrom(request.lang) : locale) };
  }

  @Handles(orderTemplateApi.previewPdf)
  previewPdf(request: PreviewTemplateDto, { locale }: Caller) {
    return this.previews.pdf(request, request.lang ? localeFrom(request.lang) : locale);
  }

  @Handles(orderTemplateApi.specimen)
  specimen({ lang }: ContractSpecimenDto, { locale }: Caller) {
    return this.specimens.read(lang ? localeFrom(lang) : locale);
  }

  @Handles(orderTemplateApi.specimenPdf)
  specimenPdf({ lang }: ContractSpecimenDto, { locale }: Caller) {
    return this.specimens.pdf(lang ? localeFrom(lang) : locale);
  }
}
