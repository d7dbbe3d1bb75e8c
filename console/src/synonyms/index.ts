import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { resource } from '../api/resource.js';
import { SynonymCreate, SynonymEdit, SynonymList } from './Synonyms.js';
import { synonymsTexts } from './texts.js';

export const synonyms = resource('synonyms', {
  icon: TranslateOutlined,
  texts: synonymsTexts,
  list: SynonymList,
  create: SynonymCreate,
  edit: SynonymEdit,
});
