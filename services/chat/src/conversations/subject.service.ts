import { Injectable } from '@nestjs/common';
import { chatErrors, type OpenConversationDto } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { SubjectFacts } from './conversation.repository.js';

/** The buyer's conversation with the desk about nothing in particular. */
export const DESK_FACTS: SubjectFacts = {
  subject: 'desk',
  subjectId: '0',
  title: { ru: 'Общие вопросы', zh: '综合咨询', en: 'General questions' },
  picture: '',
  shopId: null,
  shopName: '',
};

/** Reads the subject of a conversation from the services that own cars and orders, with the rights of the buyer. */
@Injectable()
export class SubjectService {
  constructor(
    @InjectClient(chatCalls.cars) private readonly cars: ClientOf<typeof chatCalls.cars>,
    @InjectClient(chatCalls.orders) private readonly orders: ClientOf<typeof chatCalls.orders>,
  ) {}

  /**
   * Returns the car or order of a conversation.
   * @throws productErrors.carGone, orderErrors.orderNotFound; chatErrors.subjectNeeded without a number.
   */
  async factsOf({ subject, subjectId }: OpenConversationDto, caller: Caller): Promise<SubjectFacts> {
    if (subject === 'desk') return DESK_FACTS;
    if (subjectId === undefined) throw chatErrors.subjectNeeded();
    return subject === 'car' ? this.car(subjectId, caller) : this.order(subjectId, caller);
  }

  private async car(spuId: string, caller: Caller): Promise<SubjectFacts> {
    const [ru, zh, en] = await Promise.all(
      (['ru', 'zh', 'en'] as const).map((locale) => this.cars.prodInfo({ spuId }, { ...caller, locale })),
    );
    const { shopId, shopInfo, mainImgUrl = '' } = { ru: ru!, zh: zh!, en: en! }[caller.locale];
    return {
      subject: 'car',
      subjectId: spuId,
      title: { ru: ru!.spuName, zh: zh!.spuName, en: en!.spuName },
      picture: mainImgUrl,
      shopId,
      shopName: shopInfo.shopName,
    };
  }

  private async order(orderId: string, caller: Caller): Promise<SubjectFacts> {
    const { orderNumber, shopId, shopName, orderItems } = await this.orders.detail({ orderId }, caller);
    return {
      subject: 'order',
      subjectId: orderId,
      title: { ru: `Заказ ${orderNumber}`, zh: `订单 ${orderNumber}`, en: `Order ${orderNumber}` },
      picture: orderItems[0]?.pic ?? '',
      shopId,
      shopName,
    };
  }
}
