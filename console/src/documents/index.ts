import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { resource } from '../api/resource.js';
import { DocumentList } from './DocumentList.js';
import { documentsTexts } from './texts.js';

export const documents = resource('documents', {
  icon: DescriptionOutlined,
  texts: documentsTexts,
  list: DocumentList,
  recordRepresentation: 'documentNumber',
});
