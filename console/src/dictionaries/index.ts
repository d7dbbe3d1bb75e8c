import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { resource } from '../api/resource.js';
import { DictionaryCreate, DictionaryEdit } from './DictionaryForms.js';
import { DictionaryList } from './DictionaryList.js';
import { dictionariesTexts } from './texts.js';

export const dictionaries = resource('dictionaries', {
  icon: ArticleOutlined,
  texts: dictionariesTexts,
  list: DictionaryList,
  create: DictionaryCreate,
  edit: DictionaryEdit,
  recordRepresentation: 'description',
});
