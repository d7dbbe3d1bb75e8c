import { definePage } from '../../../components/define-page.js';

export const terms = definePage({
  path: '/secoundHandCar/terms',
  load: () => import('./TermsPage.js'),
  isRendered: true,
});
