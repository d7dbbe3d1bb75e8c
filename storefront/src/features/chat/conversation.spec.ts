import type { ChatMessage } from '@mall/web-kit';
import { merged } from './conversation.js';

const aMessage = (seq: number): ChatMessage => ({
  id: String(seq),
  seq,
  fromId: '7',
  content: `сообщение ${seq}`,
  createTime: '2026-11-21T10:00:00Z',
});

describe('merged', () => {
  it('shows each message once, in order, whether from the log or live', () => {
    const shown = merged([aMessage(1), aMessage(3)], [aMessage(2), aMessage(3)]);
    expect(shown.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});
