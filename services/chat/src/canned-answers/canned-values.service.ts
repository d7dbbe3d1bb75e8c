import { Injectable } from '@nestjs/common';
import { MallError, type Caller } from '@mall/contracts/define';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import { momentTexts } from '@mall/validation/typography';
import type { Conversation } from '../conversations/conversation.entity.js';
import type { CannedValues } from './canned-text.js';

/**
 * Values for the placeholders of canned answers: facts of a conversation, and of its order as far as the member of
 * staff may see it.
 */
@Injectable()
export class CannedValuesService {
  constructor(
    @InjectClient(chatCalls.orderDesk) private readonly orders: ClientOf<typeof chatCalls.orderDesk>,
  ) {}

  /** Returns the values for a conversation. `locale` is the language of the buyer, in which cars are named. */
  async of(conversation: Conversation, caller: Caller, locale: Locale): Promise<CannedValues> {
    const { subject, title, nickname, shopName } = conversation;
    const values: CannedValues = { buyer: nickname, shop: shopName };
    if (subject === 'car') return { ...values, car: title[locale] ?? '' };
    return subject === 'order'
      ? { ...values, ...(await this.orderValues(conversation.subjectId, { ...caller, locale })) }
      : values;
  }

  private async orderValues(orderId: string, caller: Caller): Promise<CannedValues> {
    try {
      const { orderNumber, contractNumber, endTime, orderItems } = await this.orders.one({ orderId }, caller);
      return {
        order: orderNumber,
        contract: contractNumber ?? '',
        car: orderItems.map(({ spuName }) => spuName).join(', '),
        ...(endTime !== null && { payBefore: momentTexts(new Date(endTime)) }),
      };
    } catch (failure) {
      if (failure instanceof MallError && failure.declaration.status < 500) return {};
      throw failure;
    }
  }
}
