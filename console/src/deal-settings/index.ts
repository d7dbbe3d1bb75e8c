import GavelOutlined from '@mui/icons-material/GavelOutlined';
import { resource } from '../api/resource.js';
import { DealSettingEdit } from './DealSettingEdit.js';
import { DealSettingList } from './DealSettingList.js';
import { dealSettingsTexts } from './texts.js';

export const dealSettings = resource('deal-settings', {
  icon: GavelOutlined,
  texts: dealSettingsTexts,
  list: DealSettingList,
  edit: DealSettingEdit,
  recordRepresentation: 'label',
});
