import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import type { CarRecord } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { currentLocale } from '../api/mall.js';
import { page, resource } from '../api/resource.js';

export const cars = resource('cars', {
  icon: DirectionsCarOutlined,
  list: page(() => import('./CarList.js'), 'CarList'),
  show: page(() => import('./CarShow.js'), 'CarShow'),
  create: page(() => import('./CarCreate.js'), 'CarCreate'),
  edit: page(() => import('./CarEdit.js'), 'CarEdit'),
  recordRepresentation: ({ name }: Pick<CarRecord, 'name'>) => localised(name, currentLocale()),
});
