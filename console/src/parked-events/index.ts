import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import { resource } from '../api/resource.js';
import { ParkedEventList } from './ParkedEventList.js';
import { ParkedEventShow } from './ParkedEventShow.js';
import { parkedEventsTexts } from './texts.js';

export const parkedEvents = resource('parked-events', {
  icon: ScheduleSendOutlined,
  texts: parkedEventsTexts,
  list: ParkedEventList,
  show: ParkedEventShow,
  recordRepresentation: 'parkedId',
});
