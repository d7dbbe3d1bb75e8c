import { DealSettingEdit, DealSettingList } from './DealSettings.js';

export const dealSettings = {
  name: 'deal-settings',
  list: DealSettingList,
  edit: DealSettingEdit,
  recordRepresentation: 'label',
};
