import WebAssetOutlined from '@mui/icons-material/WebAssetOutlined';
import { resource } from '../api/resource.js';
import { MicroAppCreate, MicroAppEdit } from './MicroAppForms.js';
import { MicroAppList } from './MicroAppList.js';
import { microAppsTexts } from './texts.js';

export const microApps = resource('micro-apps', {
  icon: WebAssetOutlined,
  texts: microAppsTexts,
  list: MicroAppList,
  create: MicroAppCreate,
  edit: MicroAppEdit,
  recordRepresentation: 'appName',
});
