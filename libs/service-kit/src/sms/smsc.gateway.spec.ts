import { GatewayStandIn, json, TIMEOUT_MS, type Reply } from './gateway-stand-in.fakes.js';
import { SmscGateway } from './smsc.gateway.js';

const KEY = '6c1bb9a4-9d2c-4f6e-8f53-0c5b6a1d7e11';
const sms = { key: KEY, mobile: '+79145550123', text: 'Код 123456', template: 'code', params: {} } as const;

let server: GatewayStandIn;
let gateway: SmscGateway;

beforeEach(async () => {
  server = await new GatewayStandIn().start();
  const { url } = server;
  gateway = new SmscGateway({
    url,
    login: 'mall',
    password: 'p&w',
    sender: 'Ussuri',
    timeoutMs: TIMEOUT_MS,
  });
});
afterEach(() => server.stop());

describe('SMSC.ru', () => {
  it('is given number, text and our id, and credentials only in the body', async () => {
    server.replies = [json({ id: KEY, cnt: 1 })];
    expect(await gateway.send(sms)).toEqual({ kind: 'sent' });
    const [request] = server.requests;
    expect([request!.path, [...request!.query]]).toEqual(['/sys/send.php', []]);
    expect(Object.fromEntries(request!.body)).toEqual({
      login: 'mall',
      psw: 'p&w',
      fmt: '3',
      charset: 'utf-8',
      phones: '+79145550123',
      mes: 'Код 123456',
      id: KEY,
      sender: 'Ussuri',
    });
  });

  it.each<[string, Reply, string, string]>([
    ['a bad number', json({ error: 'invalid number', error_code: 7 }), 'numberRefused', '7: invalid number'],
    ['a forbidden text', json({ error: 'message is denied', error_code: 6 }), 'refused', '6: message is'],
    ['no money', json({ error: 'no money', error_code: 3 }), 'later', '3: no money'],
    ['the same message again', json({ error: 'duplicate request', error_code: 9 }), 'unknown', '9: dup'],
    ['a page instead of JSON', { status: 502, text: '<html>Bad gateway' }, 'unknown', 'HTTP 502, no JSON'],
    ['JSON that says nothing', json({}), 'unknown', 'SMSC undefined'],
    ['silence', 'silence', 'unknown', 'SMSC: '],
    ['a broken connection', 'hang up', 'unknown', 'SMSC: '],
  ])('answers %s', async (_, reply, kind, reason) => {
    server.replies = [reply];
    expect(await gateway.send(sms)).toEqual({ kind, reason: expect.stringContaining(reason) as string });
    expect(server.requests).toHaveLength(1);
  });

  it('answers `later` when no server listens', async () => {
    server.stop();
    expect(await gateway.send(sms)).toEqual({ kind: 'later', reason: 'SMSC: ECONNREFUSED' });
  });

  it.each<[string, Reply, boolean | undefined]>([
    ['delivered', json({ status: 1, last_date: '25.11.2026 10:00:00' }), true],
    ['on its way', json({ status: -1 }), true],
    ['given up', json({ status: 20, err: 0 }), true],
    ['not known', json({ error: 'message not found', error_code: 3 }), false],
    ['not known by its status', json({ status: -3 }), false],
    ['not told', json({ error: 'authorise error', error_code: 2 }), undefined],
    ['not readable', { text: 'oops' }, undefined],
  ])('tells by our id that a message is %s', async (_, reply, taken) => {
    server.replies = [reply];
    expect(await gateway.wasTaken(sms)).toBe(taken);
    expect(server.requests[0]!.path).toBe('/sys/status.php');
    expect(server.requests[0]!.body.get('id')).toBe(KEY);
  });
});
