import { localised } from '@mall/web-kit';
import type { CarRecord } from '@mall/contracts/product';
import { currentLocale } from '../api/mall.js';

/** Returns the title of a car for headings. */
export const carTitle = (car: Pick<CarRecord, 'name'>): string => localised(car.name, currentLocale());
