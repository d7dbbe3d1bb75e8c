import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { BuyerView } from '@mall/contracts/user';
import { page, resource } from '../api/resource.js';

export const buyers = resource('buyers', {
  icon: PeopleAltOutlined,
  list: page(() => import('./BuyerList.js'), 'BuyerList'),
  show: page(() => import('./BuyerShow.js'), 'BuyerShow'),
  recordRepresentation: (buyer: BuyerView) => buyer.fullName || buyer.nickName,
});
