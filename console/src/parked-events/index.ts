import { ParkedEventList } from './ParkedEventList.js';
import { ParkedEventShow } from './ParkedEventShow.js';

export const parkedEvents = {
  name: 'parked-events',
  list: ParkedEventList,
  show: ParkedEventShow,
  recordRepresentation: 'parkedId',
};
