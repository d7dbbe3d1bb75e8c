import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { page, resource } from '../api/resource.js';

export const deliveries = resource('deliveries', {
  icon: ForwardToInboxOutlined,
  list: page(() => import('./DeliveryList.js'), 'DeliveryList'),
  recordRepresentation: 'deliveryId',
});
