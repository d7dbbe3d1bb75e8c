import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import { page, resource } from '../api/resource.js';

export const factorResets = resource('factor-resets', {
  icon: LockResetOutlined,
  list: page(() => import('./FactorResetList.js'), 'FactorResetList'),
  create: page(() => import('./FactorResetCreate.js'), 'FactorResetCreate'),
  recordRepresentation: 'username',
});
