import { acsHeaders } from './acs-signature.js';
import { AliyunGateway } from './aliyun.gateway.js';
import { GatewayStandIn, json, TIMEOUT_MS, type Reply } from './gateway-stand-in.fakes.js';

const KEY = '6c1bb9a4-9d2c-4f6e-8f53-0c5b6a1d7e11';
const sms = {
  key: KEY,
  mobile: '+8613800138000',
  text: '【乌苏里】验证码 123456',
  template: 'code',
  params: { code: '123456', minutes: '5' },
} as const;
const access = { id: 'id', secret: 'secret' };

let server: GatewayStandIn;
let gateway: AliyunGateway;

beforeEach(async () => {
  server = await new GatewayStandIn().start();
  gateway = new AliyunGateway({
    url: server.url,
    key: access,
    signName: '乌苏里汽车',
    templates: { code: 'SMS_1', signing: 'SMS_2', notice: 'SMS_3' },
    timeoutMs: TIMEOUT_MS,
  });
});
afterEach(() => server.stop());

/** The example of the published documentation. */
it('signs as Alibaba Cloud describes it', () => {
  const headers = acsHeaders(
    {
      method: 'POST',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: {
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      },
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  );
  expect(headers['Authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

describe('Dysmsapi', () => {
  it('is given the template with its values and our id, signed', async () => {
    server.replies = [json({ Code: 'OK', Message: 'OK', BizId: '9006', RequestId: 'r' })];
    expect(await gateway.send(sms)).toEqual({ kind: 'sent' });
    const [{ query, headers }] = server.requests as [(typeof server.requests)[0]];
    expect(Object.fromEntries(query)).toEqual({
      PhoneNumbers: '13800138000',
      SignName: '乌苏里汽车',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"123456","minutes":"5"}',
      OutId: KEY,
    });
    expect([headers['x-acs-action'], headers['x-acs-version']]).toEqual(['SendSms', '2017-05-25']);
    const expected = acsHeaders(
      {
        method: 'POST',
        host: new URL(server.url).host,
        action: 'SendSms',
        version: '2017-05-25',
        query: Object.fromEntries(query),
        date: String(headers['x-acs-date']),
        nonce: String(headers['x-acs-signature-nonce']),
      },
      access,
    );
    expect(headers.authorization).toBe(expected['Authorization']);
    expect(headers.host).toBe(expected['host']);
  });

  it('gets values no longer than operators let pass', async () => {
    server.replies = [json({ Code: 'OK' })];
    await gateway.send({ ...sms, template: 'notice', params: { text: '车'.repeat(60) } });
    const { text } = JSON.parse(server.requests[0]!.query.get('TemplateParam')!) as { text: string };
    expect(text).toBe(`${'车'.repeat(34)}…`);
  });

  it.each<[string, Reply, string, string]>([
    [
      'a bad number',
      json({ Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: 'bad' }),
      'numberRefused',
      'isv.MOBILE_NUMBER_ILLEGAL: bad',
    ],
    [
      'a value that is a link',
      json({ Code: 'isv.PARAM_NOT_SUPPORT_URL', Message: 'url' }),
      'refused',
      'isv.PARAM_NOT_SUPPORT_URL',
    ],
    [
      'too many messages',
      json({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发小时级流控' }),
      'later',
      '触发小时级流控',
    ],
    [
      'a wrong key',
      json({ Code: 'InvalidAccessKeyId.NotFound', Message: 'key' }, 404),
      'later',
      'InvalidAccessKeyId',
    ],
    [
      'a failure of its own',
      json({ Code: 'isp.SYSTEM_ERROR', Message: 'x' }, 503),
      'unknown',
      'SYSTEM_ERROR',
    ],
    ['a page instead of JSON', { status: 504, text: '<html>' }, 'unknown', 'HTTP 504, no JSON'],
    ['silence', 'silence', 'unknown', 'Aliyun: '],
  ])('answers %s', async (_, reply, kind, reason) => {
    server.replies = [reply];
    expect(await gateway.send(sms)).toEqual({ kind, reason: expect.stringContaining(reason) as string });
    expect(server.requests).toHaveLength(1);
  });

  it('tells by our id whether a message was taken today or yesterday', async () => {
    const detail = (OutId: string) =>
      json({ Code: 'OK', SmsSendDetailDTOs: { SmsSendDetailDTO: [{ OutId }] } });
    server.replies = [detail('another'), detail(KEY)];
    expect(await gateway.wasTaken(sms)).toBe(true);
    const days = server.requests.map(({ query }) => query.get('SendDate')!);
    expect(days).toEqual([expect.stringMatching(/^\d{8}$/), expect.stringMatching(/^\d{8}$/)]);
    expect(days[0]! > days[1]!).toBe(true);
    server.replies = [json({ Code: 'OK', TotalCount: 0 })];
    expect(await gateway.wasTaken(sms)).toBe(false);
    server.replies = ['silence'];
    expect(await gateway.wasTaken(sms)).toBeUndefined();
  });
});
