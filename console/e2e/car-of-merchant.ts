import { MallApi } from './mall-api.js';

/** Returns a car on sale in the merchant's shop. */
export async function aCarOf(login: string): Promise<string> {
  const merchant = await MallApi.signIn(login, 'zh');
  const { shopId } = await merchant.send('GET', '/mall4cloud_multishop/my_shop_detail');
  const page = await merchant.send(
    'GET',
    `/mall4cloud_product/ua/spu/page?pageSize=1&shopId=${String(shopId)}`,
  );
  return (page['list'] as { spuId: string }[])[0]!.spuId;
}
