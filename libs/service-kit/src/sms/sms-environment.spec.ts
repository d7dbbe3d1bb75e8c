import { jest } from '@jest/globals';
import { env, readEnv } from '../env/env.js';
import { aliyunUrl, smscUrl, smsGatewayOf } from './sms-environment.js';

const SMSC_URL = 'https://mall:p%40ss@smsc.ru?sender=Ussuri';
const ALIYUN_SMS_URL =
  'https://id:secret@dysmsapi.aliyuncs.com?sign=乌苏里汽车&code=SMS_1&signing=SMS_2&notice=SMS_3';
const given = (source: NodeJS.ProcessEnv) =>
  readEnv({ SMSC_URL: smscUrl(), ALIYUN_SMS_URL: aliyunUrl(), SMS_OUTBOX: env.optional() }, source);

afterEach(() => jest.restoreAllMocks());

it('reads accounts from URLs', () => {
  expect(given({ SMSC_URL, ALIYUN_SMS_URL })).toEqual({
    SMSC_URL: { url: 'https://smsc.ru', login: 'mall', password: 'p@ss', sender: 'Ussuri' },
    ALIYUN_SMS_URL: {
      url: 'https://dysmsapi.aliyuncs.com',
      key: { id: 'id', secret: 'secret' },
      signName: '乌苏里汽车',
      templates: { code: 'SMS_1', signing: 'SMS_2', notice: 'SMS_3' },
    },
    SMS_OUTBOX: undefined,
  });
});

it('chooses the gateway by the country of the number, and the folder where there is none', () => {
  const reached = (source: NodeJS.ProcessEnv) =>
    ['+79145550123', '+8613800138000'].filter((mobile) => smsGatewayOf(given(source)).reaches(mobile));
  expect(reached({ SMSC_URL, SMS_OUTBOX: '/tmp/sms' })).toEqual(['+79145550123']);
  expect(reached({ ALIYUN_SMS_URL })).toEqual(['+8613800138000']);
  expect(reached({ SMSC_URL, ALIYUN_SMS_URL })).toHaveLength(2);
  expect(reached({ SMS_OUTBOX: '/tmp/sms' })).toHaveLength(2);
  expect(smsGatewayOf(given({})).isAvailable).toBe(false);
});

it('refuses a number that no gateway reaches, with the reason', async () => {
  const sms = { key: 'k', mobile: '+8613800138000', text: '', template: 'code', params: {} } as const;
  expect(await smsGatewayOf(given({ SMSC_URL })).send(sms)).toEqual({
    kind: 'numberRefused',
    reason: 'No SMS gateway is configured for numbers that begin with +86.',
  });
});

it.each([
  { SMSC_URL: 'https://smsc.ru' },
  { SMSC_URL: 'https://mall@smsc.ru' },
  { SMSC_URL: 'http://mall:secret@smsc.ru' },
  { ALIYUN_SMS_URL: 'https://id:secret@dysmsapi.aliyuncs.com?sign=x&code=SMS_1' },
  { ALIYUN_SMS_URL: 'dysmsapi' },
])('ends the process where a gateway is configured by half: %j', (source) => {
  let written = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((written += String(text)), true));
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(String(code));
  });
  expect(() => given(source)).toThrow('78');
  expect(written).toContain(`${Object.keys(source)[0]} must be like https://`);
  expect(written).not.toContain('secret@dysmsapi.aliyuncs.com?sign=x');
});
