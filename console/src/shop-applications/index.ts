import { ApplicationList } from './ApplicationList.js';
import { ApplicationShow } from './ApplicationShow.js';

export const shopApplications = {
  name: 'shop-applications',
  list: ApplicationList,
  show: ApplicationShow,
  recordRepresentation: 'shopName',
};
