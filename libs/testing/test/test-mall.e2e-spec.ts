import { startMall } from '../src/index.js';

describe('startMall', () => {
  it('gives each test file a database and a NATS server of its own', async () => {
    const [here, there] = await Promise.all([startMall([]), startMall([])]);
    await here.query('order', 'CREATE TABLE mark (n int)');
    await expect(there.query('order', 'SELECT * FROM mark')).rejects.toThrow('"mark" does not exist');

    const received: string[] = [];
    const subscription = (await there.nats()).connection.subscribe('>', {
      callback: (_, { subject }) => void received.push(subject),
    });
    (await here.nats()).connection.publish('op.from.here');
    await (await here.nats()).connection.flush();
    await (await there.nats()).connection.flush();
    subscription.unsubscribe();
    expect(received).toEqual([]);
  });

  it('lets no service read the tables of another', async () => {
    const mall = await startMall([]);
    await mall.query('order', 'CREATE TABLE secret (n int)');
    await expect(mall.query('product', 'SELECT * FROM "order".secret')).rejects.toThrow('permission denied');
  });
});
