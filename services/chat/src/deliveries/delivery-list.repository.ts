import { Injectable } from '@nestjs/common';
import type { DeliveryPageDto } from '@mall/contracts/chat';
import { anyOf, orderList, pageOf, rowsOf, type Page, type RowOf } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { db } from '../db.js';
import { Delivery } from './delivery.entity.js';

const DELIVERIES = db
  .selectFrom('delivery as d')
  .leftJoin('notice as n', 'n.notice_id', 'd.notice_id')
  .leftJoin('contact as c', (on) =>
    on.onRef('c.reader', '=', 'd.reader').onRef('c.channel', '=', 'd.channel'),
  )
  .select(['d.delivery_id as deliveryId', 'd.state', 'd.channel', 'n.kind', 'd.reader', 'c.address'])
  .select([
    'd.attempts',
    'd.reason',
    'd.created_at as createdAt',
    'd.next_at as nextAt',
    'd.sent_at as sentAt',
  ]);

export type ListedDelivery = RowOf<typeof DELIVERIES>;

const ORDER = {
  sortable: { createTime: 'd.deliveryId', attempts: 'd.attempts' },
  order: { 'd.deliveryId': 'DESC' },
} as const;

@Injectable()
export class DeliveryListRepository {
  constructor(private readonly dataSource: DataSource) {}

  async page({ current, size, state, channel, ...sort }: DeliveryPageDto): Promise<Page<ListedDelivery>> {
    const query = this.dataSource.getRepository(Delivery).createQueryBuilder('d').where('true');
    if (state) query.andWhere('d.state = :state', { state });
    if (channel) query.andWhere('d.channel = :channel', { channel });
    const { rows, total } = await pageOf(orderList(query, sort, ORDER), {
      limit: size,
      offset: (current - 1) * size,
    });
    const ids = rows.map(({ deliveryId }) => deliveryId);
    const found = new Map((await this.byIds(ids)).map((row) => [row.deliveryId, row]));
    return { rows: ids.flatMap((id) => found.get(id) ?? []), total };
  }

  byIds(deliveryIds: readonly string[]): Promise<ListedDelivery[]> {
    return rowsOf(this.dataSource, DELIVERIES.where('d.delivery_id', '=', anyOf(deliveryIds, 'bigint')));
  }
}
