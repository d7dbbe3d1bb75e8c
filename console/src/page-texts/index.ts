import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { page, resource } from '../api/resource.js';

export const pageTexts = resource('page-texts', {
  icon: ArticleOutlined,
  list: page(() => import('./PageTextList.js'), 'PageTextList'),
  show: page(() => import('./PageTextShow.js'), 'PageTextShow'),
  edit: page(() => import('./PageTextEdit.js'), 'PageTextEdit'),
  recordRepresentation: 'name',
});
