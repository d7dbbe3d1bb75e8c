// SQL: buyers are grouped from their unpaid orders, with other buyers who share a property with them.
import { Injectable } from '@nestjs/common';
import type { HeldCarsPageDto } from '@mall/contracts/order';
import {
  column,
  Conditions,
  inTurn,
  queryRows,
  querySqlPage,
  rowShape,
  type Page,
  type RowOf,
} from '@mall/persistence';
import { DataSource } from 'typeorm';
import { HoldAllowance } from './hold-allowance.entity.js';

const heldShape = rowShape({
  userId: column.bigint,
  buyerName: column.text,
  orders: column.integer,
  cars: column.integer,
  valueMinor: column.integer,
  payBefore: column.nullable(column.timestamp),
  paidCars: column.integer,
  paidMinor: column.integer,
  samePassport: column.json<string[]>(),
  samePhone: column.json<string[]>(),
  sameNetwork: column.json<string[]>(),
});

export type HeldCarsRow = RowOf<typeof heldShape>;

const MOST_SHARED = 50;

/** Selects other buyers with an unpaid order that fulfils a condition. */
const sharing = (condition: string): string => `
  (SELECT COALESCE(json_agg(user_id::text), '[]') FROM (
     SELECT DISTINCT user_id FROM sales_order
      WHERE status IN (1, 4) AND (${condition}) AND user_id <> held.user_id
      ORDER BY user_id LIMIT ${MOST_SHARED}) AS other)`;

const SELECT = `
  held.user_id AS "userId", held.consignee AS "buyerName", held.orders::int, held.cars::int,
  held.due::float8 AS "valueMinor", held.pay_before AS "payBefore", paid.cars::float8 AS "paidCars",
  paid.value::float8 AS "paidMinor", ${sharing('passport_digest = ANY(held.passports)')} AS "samePassport",
  ${sharing('buyer_phone = ANY(held.phones) OR mobile = ANY(held.recipients)')} AS "samePhone",
  ${sharing('network = ANY(held.networks)')} AS "sameNetwork"`;

const HELD = `
  (SELECT user_id, (array_agg(consignee ORDER BY order_id DESC))[1] AS consignee, count(*) AS orders,
          sum(total_count) AS cars, sum(total_minor - credited_minor) AS due, max(pay_before) AS pay_before,
          array_agg(DISTINCT passport_digest) AS passports, array_agg(DISTINCT buyer_phone) AS phones,
          array_agg(DISTINCT network) AS networks, array_agg(DISTINCT mobile) AS recipients
     FROM sales_order WHERE status IN (1, 4) GROUP BY user_id) AS held`;

const PAID = `
  CROSS JOIN LATERAL (SELECT COALESCE(sum(total_count), 0) AS cars, COALESCE(sum(credited_minor), 0) AS value
     FROM sales_order WHERE user_id = held.user_id AND status IN (2, 3, 5)) AS paid`;

const isSame = (one: HoldAllowance, other: Omit<HoldAllowance, 'allowanceId' | 'grantedAt'>): boolean =>
  one.cars === other.cars &&
  one.valueMinor === other.valueMinor &&
  one.reason === other.reason &&
  one.grantedById === other.grantedById &&
  one.expiresAt.getTime() === other.expiresAt.getTime();

@Injectable()
export class HeldCarsRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: HeldCarsPageDto): Promise<Page<HeldCarsRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `held.user_id = ANY(${ids}::bigint[])`)
      .when(request.minCars, (cars) => `held.cars >= ${cars}::int`);
    return querySqlPage(
      this.dataSource,
      {
        shape: heldShape,
        select: SELECT,
        from: HELD + PAID,
        where,
        sortable: {
          cars: 'held.cars',
          valueFee: 'held.due',
          orders: 'held.orders',
          payBefore: 'held.pay_before',
        },
        order: 'held.cars DESC, held.due DESC, held.user_id',
      },
      request,
    );
  }

  /** Returns the row of a buyer, also of one who holds nothing; then without a name. */
  async one(userId: string): Promise<HeldCarsRow> {
    const [row] = await queryRows(
      this.dataSource,
      heldShape,
      `SELECT ${SELECT} FROM (
         SELECT $1::bigint AS user_id, COALESCE((array_agg(consignee ORDER BY order_id DESC))[1], '') AS consignee,
                count(*) AS orders, COALESCE(sum(total_count), 0) AS cars,
                COALESCE(sum(total_minor - credited_minor), 0) AS due, max(pay_before) AS pay_before,
                array_agg(passport_digest) AS passports, array_agg(buyer_phone) AS phones, array_agg(network) AS networks,
                array_agg(mobile) AS recipients
           FROM sales_order WHERE user_id = $1 AND status IN (1, 4)) AS held ${PAID}`,
      [userId],
    );
    return row!;
  }

  /** Returns the newest allowance of each of these buyers. */
  async allowances(userIds: readonly string[]): Promise<ReadonlyMap<string, HoldAllowance>> {
    const rows = await this.dataSource
      .getRepository(HoldAllowance)
      .createQueryBuilder('allowance')
      .distinctOn(['allowance.userId'])
      .where('allowance.userId = ANY(:userIds)', { userIds })
      .orderBy('allowance.userId')
      .addOrderBy('allowance.allowanceId', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.userId, row]));
  }

  /** Stores an allowance, unless the same person has stored the very same last. */
  async allow(allowance: Omit<HoldAllowance, 'allowanceId' | 'grantedAt'>): Promise<void> {
    const { userId } = allowance;
    await this.dataSource.transaction(async (tx) => {
      await inTurn(tx, `hold allowance of ${userId}`);
      const rows = tx.getRepository(HoldAllowance);
      const newest = await rows.findOne({ where: { userId }, order: { allowanceId: 'DESC' } });
      if (!newest || !isSame(newest, allowance)) await rows.insert(allowance);
    });
  }
}
