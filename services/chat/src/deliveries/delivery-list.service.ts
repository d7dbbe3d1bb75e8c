import { Injectable } from '@nestjs/common';
import { chatErrors, type DeliveryPageDto, type NoticeDeliveryView } from '@mall/contracts/chat';
import { adminPage, type AdminPage } from '@mall/contracts/define';
import { DeliveryListRepository, type ListedDelivery } from './delivery-list.repository.js';
import { DeliveryRepository } from './delivery.repository.js';

/** What staff see of the ways of notices, failed ones before all. */
@Injectable()
export class DeliveryListService {
  constructor(
    private readonly list: DeliveryListRepository,
    private readonly deliveries: DeliveryRepository,
  ) {}

  async page(request: DeliveryPageDto): Promise<AdminPage<NoticeDeliveryView>> {
    const { rows, total } = await this.list.page(request);
    return adminPage(rows.map(toView), total, request);
  }

  /** @throws chatErrors.deliveryNotFound */
  async one(deliveryId: string): Promise<NoticeDeliveryView> {
    const [row] = await this.list.byIds([deliveryId]);
    if (!row) throw chatErrors.deliveryNotFound();
    return toView(row);
  }

  /** @throws chatErrors.deliveryNotFailed */
  async sendAgain(deliveryId: string): Promise<void> {
    if (!(await this.deliveries.sendAgain(deliveryId))) throw chatErrors.deliveryNotFailed();
  }
}

function toView({
  reader,
  nextAt,
  sentAt,
  createdAt,
  address,
  channel,
  ...row
}: ListedDelivery): NoticeDeliveryView {
  const [readerKind, readerId] = reader.split(':') as ['person' | 'staff', string];
  const isOpen = row.state === 'waiting' || row.state === 'sending';
  return {
    ...row,
    way: channel,
    channel: channel === 'page' ? channel : 'email',
    readerKind,
    readerId,
    // A browser has no address that says anything.
    address: channel === 'push' ? '' : masked(address),
    createTime: createdAt.toISOString(),
    sentTime: sentAt?.toISOString() ?? null,
    nextTime: isOpen ? nextAt.toISOString() : null,
  };
}

/** `p***@mail.example` */
function masked(address: string | null): string {
  if (!address) return '';
  const [name, domain] = address.split('@');
  return domain ? `${name!.slice(0, 1)}***@${domain}` : `***${address.slice(-4)}`;
}
