import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import { anna } from '@mall/messaging/fakes';
import { InMemoryLog } from './log.fakes.js';
import { LogService, plainLine } from './log.service.js';
import { scopesOf } from '../scope/scope.fakes.js';

const caller = { ...anna, ip: '10.0.0.7', userAgent: 'Firefox\r\nadmin removed a role' };

function aLog() {
  const log = new InMemoryLog();
  return { log, service: new LogService(log, scopesOf()) };
}

const write = {
  entryId: 'e1',
  operation: 'admin.staff.create',
  method: 'POST',
  path: '/api/admin/user',
  durationMs: 12,
};

describe('a write of staff', () => {
  it('is logged with who wrote, from where, and to which service', async () => {
    const { log, service } = aLog();
    await service.record(caller, write);
    expect(log.stored).toMatchObject([
      {
        entryId: 'e1',
        origin: 'operation',
        title: 'admin.staff.create',
        service: 'admin',
        isFailure: false,
        failure: null,
        actorId: '50',
        actorName: 'anna',
        ip: '10.0.0.7',
        requestId: 'test',
      },
    ]);
  });

  it('that failed is logged with the key of its error', async () => {
    const { log, service } = aLog();
    await service.record(caller, { ...write, failure: 'auth.usernameTaken' });
    expect(log.stored).toMatchObject([{ isFailure: true, failure: 'auth.usernameTaken' }]);
  });

  it('is logged on one line and without tokens, whatever the client sends', async () => {
    const { log, service } = aLog();
    await service.record(caller, {
      ...write,
      path: '/api/x?access_token=secret&tab=1',
      params: '{"a":1}\nadmin removed a role',
    });
    const [entry] = log.stored;
    expect(entry).toMatchObject({
      path: '/api/x?access_token=***&tab=1',
      params: '{"a":1} ⏎ admin removed a role',
      userAgent: 'Firefox ⏎ admin removed a role',
    });
  });
});

describe('an error that a browser reports', () => {
  it('is logged without tokens and control characters; only its stack keeps its lines', async () => {
    const { log, service } = aLog();
    const stack = 'Error\n at https://x/app.js?ticket=secret';
    const url = 'https://x/console?token=secret';
    await service.report(caller, [{ message: 'Boom\r\nand more', url, stack, info: 'in\u0007Form' }]);
    expect(log.stored).toMatchObject([
      {
        origin: 'client',
        title: 'Boom ⏎ and more',
        path: 'https://x/console?token=***',
        params: 'in Form',
        failure: 'Error\n at https://x/app.js?ticket=***',
        isFailure: true,
      },
    ]);
  });

  it('has a title even when the browser sends none', async () => {
    const { log, service } = aLog();
    await service.report(caller, [{ type: 'TypeError' }, {}]);
    expect(log.stored.map(({ title }) => title)).toEqual(['TypeError', 'error']);
  });

  it('is refused past 200 entries a minute from one user, and nothing of the request is stored', async () => {
    const { log, service } = aLog();
    const errors = (count: number) => Array.from({ length: count }, () => ({ message: 'Boom' }));
    await service.report(caller, errors(199));
    const tooMany = service.report(caller, errors(2));
    await expect(tooMany).rejects.toThrow(platformErrors.tooFrequent({ seconds: 60 }));
    expect(log.stored).toHaveLength(199);
    await service.report(caller, errors(1));
    await service.report({ ...caller, userId: '8' }, errors(1));
    expect(log.stored).toHaveLength(201);
  });

  it('of a buyer goes to the log of the service, within the same limit, and never among those of staff', async () => {
    const { log, service } = aLog();
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const buyer = { ...caller, kind: 'buyer' } as const;
    await service.report(buyer, [
      { message: 'Boom\r\nadmin removed a role', url: 'https://x/?token=secret' },
    ]);
    expect(said.mock.calls).toMatchObject([
      [{ title: 'Boom ⏎ admin removed a role', path: 'https://x/?token=***', actorId: '50' }],
    ]);
    const many = Array.from({ length: 200 }, () => ({ message: 'Boom' }));
    await expect(service.report(buyer, many)).rejects.toMatchObject({
      declaration: { key: platformErrors.tooFrequent.key },
    });
    expect(said).toHaveBeenCalledTimes(1);
    expect(log.stored).toEqual([]);
    said.mockRestore();
  });
});

test('removes tokens from addresses', () => {
  expect(plainLine('https://shop/ws?access_token=abc.def&tab=1')).toBe(
    'https://shop/ws?access_token=***&tab=1',
  );
});

test('replaces line breaks, which could forge an entry', () => {
  expect(plainLine('done\r\n2026-11-21 admin deleted everything')).toBe(
    'done ⏎ 2026-11-21 admin deleted everything',
  );
});

test('keeps the lines of a stack and removes all other control characters', () => {
  expect(plainLine('Error\n\u0007 at\u202e x', true)).toBe('Error\n  at  x');
});
