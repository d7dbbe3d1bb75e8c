import BackupTableOutlined from '@mui/icons-material/BackupTableOutlined';
import { resource } from '../api/resource.js';
import { TariffCreate, TariffEdit } from './TariffForms.js';
import { TariffList } from './TariffList.js';
import { TariffShow } from './TariffShow.js';
import { tariffsTexts } from './texts.js';

export const tariffs = resource('tariffs', {
  icon: BackupTableOutlined,
  texts: tariffsTexts,
  list: TariffList,
  show: TariffShow,
  create: TariffCreate,
  edit: TariffEdit,
  recordRepresentation: 'kindLabel',
});
