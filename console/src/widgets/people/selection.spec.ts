import { PICKER_MODES, shareChosen, toggled, withAll, without, type Person } from './selection.js';

const person = (userId: string): Person => ({
  userId,
  username: userId,
  nickname: userId,
  phone: null,
  deptName: null,
});
const [a, b, c] = ['a', 'b', 'c'].map(person) as [Person, Person, Person];

test('单选 replaces, 多选 adds, and both take away again', () => {
  expect(toggled([a], b, PICKER_MODES.one)).toEqual([b]);
  expect(toggled([a], b, PICKER_MODES.many)).toEqual([a, b]);
  expect(toggled([a, b], a, PICKER_MODES.many)).toEqual([b]);
  expect(toggled([a], a, PICKER_MODES.one)).toEqual([]);
});

test('a page is added once and taken away', () => {
  expect(withAll([a, b], [b, c])).toEqual([a, b, c]);
  expect(without([a, b, c], [b, c])).toEqual([a]);
});

test('the head of the table knows how much of the page is chosen', () => {
  expect(shareChosen([], [a, b])).toBe('none');
  expect(shareChosen([a], [a, b])).toBe('some');
  expect(shareChosen([a, b, c], [a, b])).toBe('all');
});
