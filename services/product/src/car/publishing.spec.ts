import { stateAfter } from './publishing.js';

describe('publishing', () => {
  it('leads to the review where the platform reviews first', () => {
    expect(stateAfter('publish', 0, true)).toBe(3);
    expect(stateAfter('publish', 0, false)).toBe(1);
  });

  it('leaves a car on sale that is on sale', () => expect(stateAfter('publish', 1, true)).toBe(1));
});
