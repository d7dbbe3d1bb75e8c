import { Id, Text } from '@mall/validation';
import { anyone, defineApi, defineErrors } from '../define/index.js';
import { productErrors } from '../product/index.js';
import { PaperLanguage } from './paper-language.js';

export const inspectionErrors = defineErrors('order.inspection', {
  noInspection: {
    code: 'A05033',
    status: 404,
    text: {
      ru: 'У этого автомобиля нет отчёта об осмотре',
      zh: '该车辆暂无检测报告',
      en: 'This car has no inspection report',
    },
  },
});

export class InspectionPdfDto {
  @Id({ label: { ru: 'Автомобиль', zh: '车辆', en: 'Car' } }) spuId!: string;
  @PaperLanguage() lang?: string;
}

export class InspectionPdfView {
  @Text() fileName!: string;
  @Text({ max: 4_000_000 }) contentBase64!: string;
}

/** Inspection reports as papers. */
export const orderInspectionApi = defineApi('order.inspection', {
  pdf: {
    http: 'GET /mall4cloud_order/ua/car/inspection/pdf',
    request: InspectionPdfDto,
    response: InspectionPdfView,
    access: anyone(),
    family: 'mall',
    errors: [productErrors.carGone, inspectionErrors.noInspection],
    takesLong: true,
    summary: 'The inspection report of a car on sale as a PDF, without its photos.',
  },
});
