import { CarCreate } from './CarCreate.js';
import { CarEdit } from './CarEdit.js';
import { CarList } from './CarList.js';
import { CarShow } from './CarShow.js';
import { carTitle } from './car-title.js';

export const cars = {
  name: 'cars',
  list: CarList,
  show: CarShow,
  create: CarCreate,
  edit: CarEdit,
  recordRepresentation: carTitle,
};
