import WebAssetOutlined from '@mui/icons-material/WebAssetOutlined';
import { page, resource } from '../api/resource.js';

export const microApps = resource('micro-apps', {
  icon: WebAssetOutlined,
  list: page(() => import('./MicroAppList.js'), 'MicroAppList'),
  create: page(() => import('./MicroAppForms.js'), 'MicroAppCreate'),
  edit: page(() => import('./MicroAppForms.js'), 'MicroAppEdit'),
  recordRepresentation: 'appName',
});
