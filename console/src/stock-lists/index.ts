import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import type { StockListView } from '@mall/contracts/product';
import { page, resource } from '../api/resource.js';

export const stockLists = resource('stock-lists', {
  icon: PlaylistAddOutlined,
  list: page(() => import('./StockListList.js'), 'StockListList'),
  create: page(() => import('./StockListCreate.js'), 'StockListCreate'),
  show: page(() => import('./StockListShow.js'), 'StockListShow'),
  recordRepresentation: ({ fileName }: StockListView) => fileName,
});
