import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Link, useCanAccess, useTranslate } from 'react-admin';
import type { OrderDetailView, OrderItemView } from '@mall/contracts/order';
import { unbroken } from '@mall/web-kit';
import { Yuan } from '../components/Money.js';
import { Picture } from '../components/Picture.js';
import { vinsOf } from './named-vins.js';

/** Lists what was bought, as it was when the order was placed. */
export function OrderLines({ order }: { readonly order: OrderDetailView }) {
  const translate = useTranslate();
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.orders.car')}</TableCell>
            <TableCell align="right">{translate('console.orders.price')}</TableCell>
            <TableCell align="right">{translate('console.orders.count')}</TableCell>
            <TableCell align="right">{translate('console.orders.sum')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.orderItems.map((item) => (
            <TableRow key={item.orderItemId}>
              <TableCell>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
                  <Picture of="car" url={item.pic} alt="" />
                  <Box>
                    <CarName item={item} />
                    <Box sx={{ color: 'text.secondary' }}>
                      VIN {vinsOf(item).join(', ') || translate('console.orders.vins.later')}
                    </Box>
                  </Box>
                </Box>
              </TableCell>
              <TableCell align="right">
                <Yuan fen={item.price} />
              </TableCell>
              <TableCell align="right">{item.count}</TableCell>
              <TableCell align="right">
                <Yuan fen={item.spuTotalAmount} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function CarName({ item }: { readonly item: OrderItemView }) {
  const { canAccess } = useCanAccess({ resource: 'cars', action: 'show' });
  return canAccess ? (
    <Link to={`/cars/${item.spuId}/show`}>{unbroken(item.spuName)}</Link>
  ) : (
    <span>{unbroken(item.spuName)}</span>
  );
}
