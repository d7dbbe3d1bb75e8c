import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import type { HeldCarsView } from '@mall/contracts/order';
import { page, resource } from '../api/resource.js';

export const heldCars = resource('held-cars', {
  icon: EventBusyOutlined,
  list: page(() => import('./HeldCarsList.js'), 'HeldCarsList'),
  recordRepresentation: (held: HeldCarsView) => held.buyerName || held.userId,
});
