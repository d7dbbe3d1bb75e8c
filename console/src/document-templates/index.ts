import type { TemplateView } from '@mall/contracts/order';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { TemplateCreate } from './TemplateCreate.js';
import { TemplateEdit } from './TemplateEdit.js';
import { TemplateList } from './TemplateList.js';
import { TemplateShow } from './TemplateShow.js';

export const documentTemplates = {
  name: 'document-templates',
  list: TemplateList,
  show: TemplateShow,
  create: TemplateCreate,
  edit: TemplateEdit,
  recordRepresentation: ({ kind }: TemplateView) => i18nProvider.translate(`console.templates.kinds.${kind}`),
};
