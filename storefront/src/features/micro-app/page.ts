import { definePage } from '../../components/define-page.js';

export const microApp = definePage({
  path: '/myiframe/:routerPath',
  load: () => import('./MicroAppPage.js'),
});
