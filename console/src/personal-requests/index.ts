import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import { page, resource } from '../api/resource.js';

export const personalRequests = resource('personal-requests', {
  icon: PrivacyTipOutlined,
  list: page(() => import('./PersonalRequestList.js'), 'PersonalRequestList'),
  recordRepresentation: 'requestId',
});
