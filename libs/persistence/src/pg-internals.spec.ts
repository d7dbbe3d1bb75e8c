import { jest } from '@jest/globals';
import pg from 'pg';
import { closeIdle, PreparedQuery, socketOf, type KnownColumns } from './pg-internals.js';

const text = 'SELECT name FROM paint WHERE litres = $1';

/** Records the protocol messages that a query writes. */
class RecordedWire {
  readonly parsedStatements: Record<string, string> = {};
  readonly submittedNamedStatements: Record<string, string> = {};
  readonly stream = { cork: () => undefined, uncork: () => undefined };
  readonly sent: string[] = [];

  parse({ name }: { name: string }): void {
    this.parsedStatements[name] = text;
    this.sent.push('parse');
  }

  bind = (): void => void this.sent.push('bind');
  describe = (): void => void this.sent.push('describe');
  execute = (): void => void this.sent.push('execute');
  sync = (): void => void this.sent.push('sync');
  flush = (): void => undefined;
}

const paintName = { name: 'name', dataTypeID: 25, format: 'text' };

/** Executes the statement once on the connection. @returns the messages sent and the rows read. */
function use(wire: RecordedWire, columns: KnownColumns, isDescribed: boolean) {
  wire.sent.length = 0;
  const done = jest.fn<(failure: Error | undefined, result: pg.QueryResult) => void>();
  const query = new PreparedQuery({ name: 's1', text, values: [1] }, columns, done);
  query.prepare(wire);
  if (isDescribed) query.handleRowDescription({ fields: [paintName] });
  const reader = query as unknown as {
    handleDataRow(message: object): void;
    handleReadyForQuery(wire: object): void;
  };
  reader.handleDataRow({ fields: ['red'] });
  query.handleCommandComplete({ text: 'SELECT 1' }, wire);
  reader.handleReadyForQuery(wire);
  return { sent: [...wire.sent], rows: done.mock.calls[0]?.[1].rows };
}

describe('a prepared statement of the installed pg', () => {
  it('is parsed and described once per connection, and reads its rows without that afterwards', () => {
    const wire = new RecordedWire();
    const columns: KnownColumns = new Map();
    expect(use(wire, columns, true)).toEqual({
      sent: ['parse', 'bind', 'describe', 'execute', 'sync'],
      rows: [{ name: 'red' }],
    });
    expect(use(wire, columns, false)).toEqual({
      sent: ['bind', 'execute', 'sync'],
      rows: [{ name: 'red' }],
    });
  });
});

test('a client of the installed pg writes to a socket that can be corked', () => {
  const socket = socketOf(new pg.Client());
  expect([typeof socket.cork, typeof socket.uncork]).toEqual(['function', 'function']);
});

test('a pool of the installed pg lets its idle connections be closed', () => {
  const pool = new pg.Pool() as pg.Pool & { _idle: object[]; _clients: object[] };
  const [idle, busy] = [new pg.Client(), new pg.Client()];
  const ended = jest.spyOn(idle, 'end').mockImplementation(() => Promise.resolve());
  pool._clients.push(idle, busy);
  pool._idle.push({ client: idle });
  closeIdle(pool);
  expect([ended.mock.calls.length, pool.idleCount, pool.totalCount]).toEqual([1, 0, 1]);
});
