import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GatewayClient } from '@mall/demo/gateway';
import { aSolvedCaptchaOver, type TestMall } from '@mall/testing';

/** Registers a buyer with this mobile number (`+7…`). @returns the access token. */
export async function aSignedInBuyer(mall: TestMall, number: string): Promise<string> {
  const { url } = mall.service('gateway');
  const client = new GatewayClient(url);
  const captcha = await aSolvedCaptchaOver(url, 'sms');
  const path = '/mall4cloud_user/ua/user/register';
  await client.send('POST', `${path}/sendSms`, { countryCode: '+7', number, ...captcha });
  const sms = await readFile(join(mall.dir, 'sms', `${number.replace(/\D/g, '')}.txt`), 'utf8');
  const code = /\b\d{6}\b/.exec(sms)![0];
  const account = { userName: `u${number.slice(2)}`, password: 'long enough password', mobile: number, code };
  return (await client.send<{ access_token: string }>('POST', path, account)).access_token;
}
