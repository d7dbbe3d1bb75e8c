import { readMachine } from './machine.js';

describe('the state machine of orders', () => {
  it('is read from the diagram of the order service', () => {
    const machine = readMachine();
    expect(machine).toContainEqual({ action: 'submit', from: null, to: 1 });
    expect(machine).toContainEqual({ action: 'expire', from: 1, to: 6 });
    expect(machine).not.toContainEqual({ action: 'ship', from: 1, to: 3 });
    for (const { from, to } of machine) expect([from ?? 1, to]).not.toContain(-1);
  });
});
