import { definePage } from '../../../components/define-page.js';

export const privacy = definePage({
  path: '/secoundHandCar/privacy',
  load: () => import('./PrivacyPage.js'),
  isRendered: true,
});
