import BackupTableOutlined from '@mui/icons-material/BackupTableOutlined';
import { page, resource } from '../api/resource.js';

export const tariffs = resource('tariffs', {
  icon: BackupTableOutlined,
  list: page(() => import('./TariffList.js'), 'TariffList'),
  show: page(() => import('./TariffShow.js'), 'TariffShow'),
  create: page(() => import('./TariffForms.js'), 'TariffCreate'),
  edit: page(() => import('./TariffForms.js'), 'TariffEdit'),
  recordRepresentation: 'kindLabel',
});
