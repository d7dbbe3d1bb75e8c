import { DataSource } from 'typeorm';
import { orderList, sortColumn, UnknownSort } from './sort-column.js';

const sortable = { createTime: 'car.createdAt', carId: 'car.carId' };

it('returns the column of a field that the list offers', () => {
  expect(sortColumn({ sortBy: 'createTime' }, sortable)).toBe('car.createdAt');
  expect(sortColumn({}, sortable)).toBeUndefined();
});

it.each(['price', 'constructor', 'car.createdAt; --'])('refuses %j and names what is offered', (sortBy) => {
  const sort = () => sortColumn({ sortBy }, sortable);
  expect(sort).toThrow(UnknownSort);
  expect(sort).toThrow('createTime, carId');
});

it('puts the requested column before the order of the list, and leaves its direction alone', () => {
  const orderOf = (request: Parameters<typeof orderList>[1]) => {
    const query = new DataSource({ type: 'postgres' }).createQueryBuilder().select().from('car', 'car');
    const order = { 'car.price': 'ASC', 'car.carId': 'DESC' } as const;
    return Object.entries(orderList(query, request, { sortable, order }).expressionMap.orderBys);
  };
  expect(orderOf({})).toEqual([
    ['car.price', 'ASC'],
    ['car.carId', 'DESC'],
  ]);
  expect(orderOf({ sortBy: 'carId' })).toEqual([
    ['car.carId', 'ASC'],
    ['car.price', 'ASC'],
  ]);
});
