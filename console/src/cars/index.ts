import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import { page, resource } from '../api/resource.js';
import { carTitle } from './car-title.js';

export const cars = resource('cars', {
  icon: DirectionsCarOutlined,
  list: page(() => import('./CarList.js'), 'CarList'),
  show: page(() => import('./CarShow.js'), 'CarShow'),
  create: page(() => import('./CarCreate.js'), 'CarCreate'),
  edit: page(() => import('./CarEdit.js'), 'CarEdit'),
  recordRepresentation: carTitle,
});
