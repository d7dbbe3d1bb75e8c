import { actionRequest, hasDialog } from './action-request.js';

const typed = (values: Readonly<Record<string, string>>) => (name: string) => values[name];

test('numbers are sent as numbers and texts as typed', () => {
  expect(actionRequest('extendPayTime', '7', typed({ hours: '24', reason: 'bank holiday' }))).toEqual({
    orderId: '7',
    hours: 24,
    reason: 'bank holiday',
  });
});

test('an optional text that is left empty is not sent', () => {
  expect(actionRequest('cancel', '7', typed({}))).toEqual({ orderId: '7', reason: undefined });
});

test('a text that the server needs is sent empty, so that its refusal names the field', () => {
  const request = actionRequest('staffCancel', '7', typed({ carFate: 'heldBack' }));
  expect(request).toEqual({ orderId: '7', reason: '', carFate: 'heldBack', carReason: undefined });
});

test('a choice that is not made, or not one of those listed, is no request', () => {
  expect(() => actionRequest('staffCancel', '7', typed({ reason: 'damaged' }))).toThrow(TypeError);
  expect(() => actionRequest('note', '7', typed({ audience: 'everybody', text: 'sold' }))).toThrow(TypeError);
});

test('actions with a page of their own have no dialog', () => {
  expect(hasDialog('ship')).toBe(true);
  expect(hasDialog('signContract')).toBe(false);
});

test('a request that would add twice takes the key of its dialog along, others do not', () => {
  const note = { audience: 'internal', text: 'sold' };
  expect(actionRequest('note', '7', typed(note), 'press-01')).toEqual({
    orderId: '7',
    ...note,
    idempotencyKey: 'press-01',
  });
  expect(actionRequest('cancel', '7', typed({}), 'press-01')).not.toHaveProperty('idempotencyKey');
});
