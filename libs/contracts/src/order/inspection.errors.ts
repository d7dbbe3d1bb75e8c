import { defineErrors } from '../define/index.js';

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
