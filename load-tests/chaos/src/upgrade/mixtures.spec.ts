import { MIXED, mixtures } from './mixtures.js';

const differences = (left: readonly string[], right: readonly string[]): number =>
  MIXED.filter((name) => left.includes(name) !== right.includes(name)).length;

describe.each([
  ['all', true, 16],
  ['a few', false, 8],
])('%s mixtures of two releases', (_, isAll, count) => {
  const visited = mixtures(isAll);

  it('are different, and change one service at a time', () => {
    expect(new Set(visited.map(String)).size).toBe(count);
    expect(visited.slice(1).map((mixture, index) => differences(visited[index]!, mixture))).toEqual(
      Array.from({ length: count - 1 }, () => 1),
    );
  });

  it('begin with the last release alone and contain the new one alone', () => {
    expect(visited[0]).toEqual([]);
    expect(visited).toContainEqual([...MIXED]);
  });
});
