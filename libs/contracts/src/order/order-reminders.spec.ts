import { nextStageHours, ORDER_REMINDERS, orderReminderRow, orderReminders } from './order-reminders.js';

it('names the order and the moment in each language', () => {
  const texts = ORDER_REMINDERS.map(orderReminderRow).flatMap(({ text, unsigned }) =>
    [text, unsigned].flatMap((one) => (one ? Object.values(one) : [])),
  );
  for (const text of texts) expect(text.match(/\{\w+\}/g)!.toSorted()).toEqual(['{orderNumber}', '{time}']);
});

it('counts a stage until the next one begins, and late work without an end', () => {
  const { payDay, payHours, receiveWeek, slipDay } = orderReminders;
  expect([payDay, payHours, receiveWeek, slipDay].map(nextStageHours)).toEqual([2, 0, 24, undefined]);
});
