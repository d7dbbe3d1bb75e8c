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
};
