import { Controller } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { orderInspectionApi, type InspectionPdfDto, type InspectionPdfView } from '@mall/contracts/order';
import { Handles, type HandlersOf } from '@mall/messaging';
import { localeFrom } from '@mall/validation';
import { InspectionPaperService } from './inspection-paper.service.js';

@Controller()
export class InspectionController implements HandlersOf<typeof orderInspectionApi> {
  constructor(private readonly papers: InspectionPaperService) {}

  @Handles(orderInspectionApi.pdf)
  pdf({ spuId, lang }: InspectionPdfDto, caller: Caller): Promise<InspectionPdfView> {
    return this.papers.pdf(spuId, lang ? localeFrom(lang) : caller.locale, caller);
  }
}
