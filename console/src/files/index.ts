import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import { page, resource } from '../api/resource.js';

export const files = resource('files', {
  icon: FolderOpenOutlined,
  list: page(() => import('./FileList.js'), 'FileList'),
  recordRepresentation: 'originName',
});
