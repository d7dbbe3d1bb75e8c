import { jest } from '@jest/globals';
import { NOTICES_CHANGED } from '@mall/contracts/chat';
import { NoticeSocket } from './notice-socket.js';

/** A socket whose other end is the test. */
class FakeSocket {
  onopen?: () => void;
  onclose?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  readonly sent: string[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onclose?.();
  }
}

function aSocket() {
  const opened: FakeSocket[] = [];
  const notices: string[] = [];
  const changes = jest.fn();
  const socket = new NoticeSocket({
    address: () => Promise.resolve('ws://mall/api/act/ws/info?access_token=t&TENANT-ID=1'),
    onNotice: (text) => notices.push(text),
    onChanged: changes,
    open: () => {
      const fake = new FakeSocket();
      opened.push(fake);
      return fake as unknown as WebSocket;
    },
  });
  return { socket, opened, notices, changes };
}

describe('NoticeSocket', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('passes notices on, but not pongs', async () => {
    const { socket, opened, notices } = aSocket();
    socket.start();
    await jest.advanceTimersByTimeAsync(0);
    opened[0]!.onopen?.();
    opened[0]!.onmessage?.({ data: '{"type":"pong"}' });
    opened[0]!.onmessage?.({ data: 'Оплата подтверждена' });
    expect(notices).toEqual(['Оплата подтверждена']);
    socket.stop();
  });

  it('reports that the list has changed, for a notice and for one that was read elsewhere', async () => {
    const { socket, opened, notices, changes } = aSocket();
    socket.start();
    await jest.advanceTimersByTimeAsync(0);
    opened[0]!.onopen?.();
    opened[0]!.onmessage?.({ data: 'pong' });
    expect(changes).not.toHaveBeenCalled();
    opened[0]!.onmessage?.({ data: NOTICES_CHANGED });
    expect([notices.length, changes.mock.calls.length]).toEqual([0, 1]);
    opened[0]!.onmessage?.({ data: 'Оплата подтверждена' });
    expect([notices.length, changes.mock.calls.length]).toEqual([1, 2]);
    socket.stop();
  });

  it('pings after 30 s of silence and reconnects when nothing answers within 10 s', async () => {
    const { socket, opened } = aSocket();
    socket.start();
    await jest.advanceTimersByTimeAsync(0);
    opened[0]!.onopen?.();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(opened[0]!.sent).toEqual(['{"type":"ping"}']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(opened[0]!.isClosed).toBe(true);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(opened).toHaveLength(2);
    socket.stop();
  });

  it('gives up after six tries, and starts over when nudged', async () => {
    const { socket, opened } = aSocket();
    socket.start();
    await jest.advanceTimersByTimeAsync(0);
    for (let tries = 0; tries < 10; tries += 1) {
      opened.at(-1)!.close();
      await jest.advanceTimersByTimeAsync(5_000);
    }
    expect(opened).toHaveLength(7);
    socket.nudge();
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(8);
    socket.stop();
  });

  it('stays closed once stopped', async () => {
    const { socket, opened } = aSocket();
    socket.start();
    await jest.advanceTimersByTimeAsync(0);
    socket.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
  });
});
