import GavelOutlined from '@mui/icons-material/GavelOutlined';
import { page, resource } from '../api/resource.js';

export const dealSettings = resource('deal-settings', {
  icon: GavelOutlined,
  list: page(() => import('./DealSettingList.js'), 'DealSettingList'),
  edit: page(() => import('./DealSettingEdit.js'), 'DealSettingEdit'),
  recordRepresentation: 'label',
});
