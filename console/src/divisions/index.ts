import PublicOutlined from '@mui/icons-material/PublicOutlined';
import { page, resource } from '../api/resource.js';

export const divisions = resource('divisions', {
  icon: PublicOutlined,
  list: page(() => import('./DivisionList.js'), 'DivisionList'),
  edit: page(() => import('./DivisionEdit.js'), 'DivisionEdit'),
  recordRepresentation: 'code',
});
