import { TariffCreate, TariffEdit } from './TariffForms.js';
import { TariffList } from './TariffList.js';
import { TariffShow } from './TariffShow.js';

export const tariffs = {
  name: 'tariffs',
  list: TariffList,
  show: TariffShow,
  create: TariffCreate,
  edit: TariffEdit,
  recordRepresentation: 'kindLabel',
};
