import { defineResource } from '../define/index.js';
import { fileListApi } from './file-list.api.js';

export const filesResource = defineResource({
  name: 'files',
  menu: {
    group: 'system',
    place: 66,
    icon: 'file',
    labels: { ru: 'Файлы', zh: '文件管理', en: 'Files' },
  },
  idField: 'fileId',
  list: fileListApi.page,
  remove: fileListApi.removeOrphan,
});
