import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import type { TemplateView } from '@mall/contracts/order';
import { currentLocale } from '../api/mall.js';
import { resource } from '../api/resource.js';
import { TemplateCreate } from './TemplateCreate.js';
import { TemplateEdit } from './TemplateEdit.js';
import { TemplateList } from './TemplateList.js';
import { TemplateShow } from './TemplateShow.js';
import { documentTemplatesTexts } from './texts.js';

export const documentTemplates = resource('document-templates', {
  icon: EditNoteOutlined,
  texts: documentTemplatesTexts,
  list: TemplateList,
  show: TemplateShow,
  create: TemplateCreate,
  edit: TemplateEdit,
  recordRepresentation: ({ kind }: TemplateView) =>
    documentTemplatesTexts[currentLocale()].console.templates.kinds[kind],
});
