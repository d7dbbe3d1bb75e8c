import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import { page, resource } from '../api/resource.js';

export const recordChanges = resource('record-changes', {
  icon: ManageHistoryOutlined,
  list: page(() => import('./RecordChangeList.js'), 'RecordChangeList'),
  recordRepresentation: 'operation',
});
