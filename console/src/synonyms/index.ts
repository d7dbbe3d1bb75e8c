import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { page, resource } from '../api/resource.js';

export const synonyms = resource('synonyms', {
  icon: TranslateOutlined,
  list: page(() => import('./Synonyms.js'), 'SynonymList'),
  create: page(() => import('./Synonyms.js'), 'SynonymCreate'),
  edit: page(() => import('./Synonyms.js'), 'SynonymEdit'),
});
