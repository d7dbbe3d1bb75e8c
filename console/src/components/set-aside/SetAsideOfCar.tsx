import { useRead } from '../../api/use-call.js';
import { useMay } from '../../api/use-may.js';
import { SetAsideCars } from './SetAsideCars.js';

/** Lists the units of one car that staff keep off sale after cancelled orders; renders nothing when there are none. */
export function SetAsideOfCar({ spuId }: { readonly spuId: string }) {
  const mayRead = useMay('product.setAside.decide');
  const { data } = useRead('product.setAside.page', { current: 1, size: 20, spuId }, { enabled: mayRead });
  return data?.records
    .filter(({ fate }) => fate !== 'onSale')
    .map((cars) => <SetAsideCars key={cars.setAsideId} cars={cars} />);
}
