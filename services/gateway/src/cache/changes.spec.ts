import { Changes, SILENCE_MS } from './changes.js';

describe('a feed of changes', () => {
  let clock = 0;
  let restarts = 0;
  let changes: Changes<string>;
  /** Returns the message with the changes from the first of these versions to the last. */
  const range = (first: number, last = first) => ({
    from: first - 1,
    to: last,
    changes: Array.from({ length: last - first + 1 }, (_, i) => `change ${first + i}`),
  });

  beforeEach(() => {
    clock = 1_000_000;
    restarts = 0;
    changes = new Changes<string>(
      () => (restarts += 1),
      () => clock,
    );
  });

  it('is trusted from the first message on, not before', () => {
    expect(changes.areWhole).toBe(false);
    changes.onHeartbeat(7);
    expect(changes.areWhole).toBe(true);
    expect(changes.known).toBe(7);
  });

  it('returns the changes that an answer on its way does not contain', () => {
    changes.onHeartbeat(7);
    expect(changes.onChanges(range(8))).toBe(true);
    expect(changes.onChanges(range(9, 10))).toBe(true);
    expect(changes.after(10)).toEqual([]);
    expect(changes.after(12)).toEqual([]);
    expect(changes.after(8)).toEqual(['change 9', 'change 10']);
    expect(changes.after(7)).toEqual(['change 8', 'change 9', 'change 10']);
    expect(changes.after(6)).toBeUndefined();
    expect(restarts).toBe(1);
  });

  it('ignores changes that it has already, because several replicas send the same', () => {
    changes.onHeartbeat(7);
    changes.onChanges(range(8, 9));
    expect(changes.onChanges(range(8, 9))).toBe(false);
    changes.onHeartbeat(8);
    expect(changes.onChanges(range(9, 10))).toBe(true);
    expect(changes.known).toBe(10);
    expect(restarts).toBe(1);
  });

  it('starts again after a gap', () => {
    changes.onHeartbeat(7);
    expect(changes.onChanges(range(9))).toBe(false);
    expect(restarts).toBe(2);
    expect(changes.areWhole).toBe(true);
    expect(changes.after(8)).toBeUndefined();
    expect(changes.after(9)).toEqual([]);
  });

  it('starts again when a heartbeat has a version that was not received', () => {
    changes.onHeartbeat(7);
    changes.onHeartbeat(8);
    expect(restarts).toBe(2);
    expect(changes.known).toBe(8);
  });

  it('is not trusted during a silence, and starts again after it', () => {
    changes.onHeartbeat(7);
    clock += SILENCE_MS;
    expect(changes.areWhole).toBe(false);
    expect(changes.onChanges(range(8))).toBe(false);
    expect(restarts).toBe(2);
    expect(changes.areWhole).toBe(true);
  });

  it('forgets old changes, and reports that it did', () => {
    changes.onHeartbeat(0);
    for (let version = 1; version <= 3_000; version += 1) changes.onChanges(range(version));
    expect(changes.after(100)).toBeUndefined();
    expect(changes.after(2_999)).toEqual(['change 3000']);
  });
});
