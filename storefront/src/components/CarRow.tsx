import type { CarCard } from '../mall/car-search.js';
import type { LandedOfCars } from '../mall/landed.js';
import { CarTile } from './CarTile.js';
import styles from './CarRow.module.css';

interface CarRowProps {
  readonly cars: readonly CarCard[];
  readonly landed: LandedOfCars | undefined;
}

/** Cars in one row: swiped on a phone, four side by side on a desktop. */
export const CarRow = ({ cars, landed }: CarRowProps) => (
  <ul className={styles['row']}>
    {cars.map((car) => (
      <li key={car.spuId}>
        <CarTile car={car} landed={landed} />
      </li>
    ))}
  </ul>
);
