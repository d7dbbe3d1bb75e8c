import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { page, resource } from '../api/resource.js';

export const documents = resource('documents', {
  icon: DescriptionOutlined,
  list: page(() => import('./DocumentList.js'), 'DocumentList'),
  recordRepresentation: 'documentNumber',
});
