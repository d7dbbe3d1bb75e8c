import { attrGroupsOf } from './attr-groups.js';

describe('attribute filters', () => {
  it('read values of one attribute as alternatives', () =>
    expect(attrGroupsOf('1_10,11^2_20', undefined)).toEqual([['10', '11'], ['20']]));

  it('ask for every one of a plain list', () =>
    expect(attrGroupsOf(undefined, ['5', '6'])).toEqual([['5'], ['6']]));

  it.each([undefined, '', '^_^', 'a_b', `1_10'`])('are nothing for %p', (given) =>
    expect(attrGroupsOf(given, undefined)).toBeUndefined(),
  );
});
