import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import type { TemplateView } from '@mall/contracts/order';
import { localised } from '@mall/web-kit';
import { currentLocale } from '../api/mall.js';
import { page, resource } from '../api/resource.js';

export const documentTemplates = resource('document-templates', {
  icon: EditNoteOutlined,
  list: page(() => import('./TemplateList.js'), 'TemplateList'),
  show: page(() => import('./TemplateShow.js'), 'TemplateShow'),
  create: page(() => import('./TemplateCreate.js'), 'TemplateCreate'),
  edit: page(() => import('./TemplateEdit.js'), 'TemplateEdit'),
  recordRepresentation: ({ title }: TemplateView) => localised(title, currentLocale()),
});
