import { Injectable } from '@nestjs/common';
import { chatErrors, type DeliveryPageDto, type NoticeDeliveryView } from '@mall/contracts/chat';
import { adminPage, type AdminPage } from '@mall/contracts/define';
import { DeliveryListRepository, type ListedDelivery } from './delivery-list.repository.js';
import { DeliveryRepository } from './delivery.repository.js';

/** List of deliveries for staff, failed ones first. */
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

  /** Returns one delivery. @throws chatErrors.deliveryNotFound */
  async one(deliveryId: string): Promise<NoticeDeliveryView> {
    const [row] = await this.list.byIds([deliveryId]);
    if (!row) throw chatErrors.deliveryNotFound();
    return toView(row);
  }

  /** Sends a failed notice again. @throws chatErrors.deliveryNotFailed */
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
    // The address of a browser tells people nothing.
    address: channel === 'push' ? '' : masked(address),
    createTime: createdAt.toISOString(),
    sentTime: sentAt?.toISOString() ?? null,
    nextTime: isOpen ? nextAt.toISOString() : null,
  };
}

/** Returns a masked address, such as `p***@mail.example`. */
function masked(address: string | null): string {
  if (!address) return '';
  const [name, domain] = address.split('@');
  return domain ? `${name!.slice(0, 1)}***@${domain}` : `***${address.slice(-4)}`;
}
