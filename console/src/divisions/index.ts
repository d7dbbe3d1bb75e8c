import PublicOutlined from '@mui/icons-material/PublicOutlined';
import type { DivisionRecord } from '@mall/contracts/user';
import { localised } from '@mall/web-kit';
import { page, resource } from '../api/resource.js';
import { currentLocale } from '../api/mall.js';

export const divisions = resource('divisions', {
  icon: PublicOutlined,
  list: page(() => import('./DivisionList.js'), 'DivisionList'),
  edit: page(() => import('./DivisionEdit.js'), 'DivisionEdit'),
  recordRepresentation: (division: DivisionRecord) => localised(division.name, currentLocale()),
});
