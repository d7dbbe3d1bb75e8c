import { idsByService } from './parked-id.js';

test('parked ids are given to the services they belong to, and others to nobody', () => {
  expect([...idsByService(['order-3', 'chat-1', 'order-5', 'nobody-1', 'order-x', 'order'])]).toEqual([
    ['order', ['3', '5']],
    ['chat', ['1']],
  ]);
});
