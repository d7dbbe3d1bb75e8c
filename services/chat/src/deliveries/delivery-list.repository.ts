// SQL: a page of deliveries with the rows of other tables that belong to each.
import { Injectable } from '@nestjs/common';
import { DELIVERY_STATES, NOTICE_CHANNELS, NOTICE_KINDS, type DeliveryPageDto } from '@mall/contracts/chat';
import { column, orderList, pageOf, queryRows, rowShape, type Page, type RowOf } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { Delivery } from './delivery.entity.js';

const listed = rowShape({
  deliveryId: column.bigint,
  state: column.oneOf(...DELIVERY_STATES),
  channel: column.oneOf(...NOTICE_CHANNELS),
  kind: column.nullable(column.oneOf(...NOTICE_KINDS)),
  reader: column.text,
  address: column.nullable(column.text),
  attempts: column.integer,
  reason: column.text,
  createdAt: column.timestamp,
  nextAt: column.timestamp,
  sentAt: column.nullable(column.timestamp),
});

export type ListedDelivery = RowOf<typeof listed>;

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
    return queryRows(
      this.dataSource,
      listed,
      `SELECT d.delivery_id AS "deliveryId", d.state, d.channel, n.kind, d.reader, c.address, d.attempts, d.reason,
              d.created_at AS "createdAt", d.next_at AS "nextAt", d.sent_at AS "sentAt"
         FROM delivery d LEFT JOIN notice n ON n.notice_id = d.notice_id
         LEFT JOIN contact c ON c.reader = d.reader AND c.channel = d.channel
        WHERE d.delivery_id = ANY ($1)`,
      [deliveryIds],
    );
  }
}
