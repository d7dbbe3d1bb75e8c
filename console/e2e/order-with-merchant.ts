import { e2eMall } from '@mall/testing/browser';
import { MallApi } from './mall-api.js';

interface MerchantOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  /** The login of the merchant who sells the order's cars. */
  readonly merchant: string;
}

/** Returns the newest order of a demo buyer from a shop whose merchant can sign in. */
export async function anOrderWithMerchant(buyer: string): Promise<MerchantOrder> {
  const merchants = e2eMall().signIns.filter(({ role }) => role === 'merchant');
  const byShop = new Map<string, string>();
  for (const { login } of merchants) {
    const shop = await (
      await MallApi.signIn(login, 'zh')
    ).send('GET', '/mall4cloud_multishop/my_shop_detail');
    byShop.set(String(shop['shopId']), login);
  }
  const path = '/mall4cloud_order/p/myOrder/search_order?pageNum=1&pageSize=50';
  const page = await (await MallApi.signIn(buyer, 'rus')).send('GET', path);
  for (const { orderId, orderNumber, shopId } of page['list'] as (MerchantOrder & { shopId: string })[]) {
    const merchant = byShop.get(shopId);
    if (merchant !== undefined) return { orderId, orderNumber, merchant };
  }
  throw new Error(`${buyer} has no order from a merchant's shop.`);
}
