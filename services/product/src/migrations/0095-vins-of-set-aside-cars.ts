import type { MigrationInterface, QueryRunner } from 'typeorm';
import { placesOfVin } from './0048-vins-of-orders.js';

/**
 * Extends MP005 of migration 0046: a car cannot be on sale or in review with a VIN that staff named on an order, while
 * the car of that order is kept off sale. The record of a new car has no VIN, so `set_aside` has none either.
 */
export class VinsOfSetAsideCars1766000000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LEFT);
    await runner.query(placesOfVin(true, NAMED_PLACE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(placesOfVin(true));
    await runner.query('DROP FUNCTION car_left_with');
  }
}

// Nobody says which VIN of an order went back on sale: of several, as many are free as cars went back.
const LEFT = `
  CREATE FUNCTION car_left_with(named text) RETURNS SETOF set_aside LANGUAGE sql STABLE AS $$
    SELECT a.* FROM named_vin n JOIN set_aside a ON a.order_key = n.order_key
     WHERE n.vin = named AND a.vin IS NULL AND a.fate <> 'onSale'
       AND (SELECT COALESCE(sum(b.count), 0) FROM set_aside b
             WHERE b.order_key = n.order_key AND b.vin IS NULL AND b.fate = 'onSale')
           <= (SELECT count(*) FROM named_vin m WHERE m.order_key = n.order_key AND m.vin <> named
                AND (EXISTS (SELECT FROM spu s WHERE s.vin = m.vin AND s.status <> -1)
                  OR EXISTS (SELECT FROM named_vin u WHERE u.vin = m.vin AND u.order_key <> m.order_key
                       AND NOT EXISTS (SELECT FROM closed_order c WHERE c.order_key = u.order_key))))
     ORDER BY a.set_aside_id LIMIT 1 $$`;

const NAMED_PLACE = `
      UNION ALL
      SELECT 1, a.spu_id, jsonb_build_object('by', 'setAside', 'orderNumber', a.order_number, 'name', s.name,
                                             'spuId', a.spu_id::text)
        FROM car_left_with(car.vin) AS a JOIN spu s ON s.spu_id = a.spu_id
       WHERE a.spu_id <> car.spu_id
          OR EXISTS (SELECT FROM sku_stock k WHERE k.spu_id = car.spu_id AND k.stock > 0)`;
