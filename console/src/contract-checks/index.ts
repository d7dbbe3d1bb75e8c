import DrawOutlined from '@mui/icons-material/DrawOutlined';
import { page, resource } from '../api/resource.js';

export const contractChecks = resource('contract-checks', {
  icon: DrawOutlined,
  list: page(() => import('./ContractCheckList.js'), 'ContractCheckList'),
  show: page(() => import('./ContractCheckShow.js'), 'ContractCheckShow'),
  recordRepresentation: 'orderNumber',
});
