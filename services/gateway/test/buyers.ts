import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aSolvedCaptchaOver, type TestMall } from '@mall/testing';

async function post<T>(mall: TestMall, path: string, body: object): Promise<T> {
  const response = await fetch(`${mall.service('gateway').url}/api/mall4cloud_user/ua/user/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { data: T }).data;
}

/** Registers a buyer with this mobile number (`+7…`). @returns the access token. */
export async function aSignedInBuyer(mall: TestMall, number: string): Promise<string> {
  const captcha = await aSolvedCaptchaOver(mall.service('gateway').url, 'sms');
  await post(mall, 'register/sendSms', { countryCode: '+7', number, ...captcha });
  const sms = await readFile(join(mall.dir, 'sms', `${number.replace(/\D/g, '')}.txt`), 'utf8');
  const code = /\b\d{6}\b/.exec(sms)![0];
  const account = { userName: `u${number.slice(2)}`, password: 'long enough password', mobile: number, code };
  return (await post<{ access_token: string }>(mall, 'register', account)).access_token;
}
