import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { BuyerView } from '@mall/contracts/user';
import { resource } from '../api/resource.js';
import { BuyerList } from './BuyerList.js';
import { BuyerShow } from './BuyerShow.js';
import { buyersTexts } from './texts.js';

export const buyers = resource('buyers', {
  icon: PeopleAltOutlined,
  texts: buyersTexts,
  list: BuyerList,
  show: BuyerShow,
  recordRepresentation: (buyer: BuyerView) => buyer.fullName || buyer.nickName,
});
