import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { page, resource } from '../api/resource.js';

export const dictionaries = resource('dictionaries', {
  icon: ArticleOutlined,
  list: page(() => import('./DictionaryList.js'), 'DictionaryList'),
  create: page(() => import('./DictionaryForms.js'), 'DictionaryCreate'),
  edit: page(() => import('./DictionaryForms.js'), 'DictionaryEdit'),
  recordRepresentation: 'description',
});
