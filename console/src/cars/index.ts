import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import { resource } from '../api/resource.js';
import { CarCreate } from './CarCreate.js';
import { CarEdit } from './CarEdit.js';
import { CarList } from './CarList.js';
import { CarShow } from './CarShow.js';
import { carTitle } from './car-title.js';
import { carsTexts } from './texts.js';

export const cars = resource('cars', {
  icon: DirectionsCarOutlined,
  texts: carsTexts,
  list: CarList,
  show: CarShow,
  create: CarCreate,
  edit: CarEdit,
  recordRepresentation: carTitle,
});
