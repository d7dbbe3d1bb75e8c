import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { resource } from '../api/resource.js';
import { ApplicationList } from './ApplicationList.js';
import { ApplicationShow } from './ApplicationShow.js';
import { shopApplicationsTexts } from './texts.js';

export const shopApplications = resource('shop-applications', {
  icon: FactCheckOutlined,
  texts: shopApplicationsTexts,
  list: ApplicationList,
  show: ApplicationShow,
  recordRepresentation: 'shopName',
});
