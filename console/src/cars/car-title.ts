import { localised } from '@mall/web-kit';
import type { CarRecord } from '@mall/contracts/product';
import { currentLocale } from '../api/mall.js';

/** How a car is called in a heading. */
export const carTitle = (car: Pick<CarRecord, 'name'>): string => localised(car.name, currentLocale());
