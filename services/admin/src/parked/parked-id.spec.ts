import { idsByService } from './parked-id.js';

test('ids of parked events are split by service, unknown ones are dropped', () => {
  expect([...idsByService(['order-3', 'chat-1', 'order-5', 'nobody-1', 'order-x', 'order'])]).toEqual([
    ['order', ['3', '5']],
    ['chat', ['1']],
  ]);
});
