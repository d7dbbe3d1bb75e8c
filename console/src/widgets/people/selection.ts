/** Somebody who can be chosen. */
export interface Person {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly phone: string | null;
  readonly deptName: string | null;
}

/** 单选 keeps at most one person, 多选 any number. Prescribed. */
export const PICKER_MODES = { one: '单选', many: '多选' } as const;
export type PickerMode = (typeof PICKER_MODES)[keyof typeof PICKER_MODES];

/** Rows of a page to choose from, in the staff picker. Prescribed. */
export const STAFF_PAGES = [10, 20, 50] as const;
/** Rows of a page to choose from, in the user picker. Prescribed. */
export const USER_PAGES = [5, 10, 20, 50, 100, 500] as const;
/** Rows of a page at first. Prescribed. */
export const FIRST_SIZE = 10;
/** How many chosen people are fetched at most when the picker opens. Prescribed. */
export const SELECTED_FETCH = 10_000;
/** How many people "select all" fetches at most. Prescribed. */
export const SELECT_ALL_FETCH = 9_999;

export type Selection<P extends Person = Person> = readonly P[];

type Known = Pick<Person, 'userId'>;

const isChosen = (selection: readonly Known[], { userId }: Known): boolean =>
  selection.some((one) => one.userId === userId);

/** One more or one less; with 单选 the person replaces the one before. */
export function toggled<P extends Person>(
  selection: Selection<P>,
  person: P,
  mode: PickerMode,
): Selection<P> {
  if (isChosen(selection, person)) return without(selection, [person]);
  return mode === PICKER_MODES.one ? [person] : [...selection, person];
}

/** With these people too, each once. */
export const withAll = <P extends Person>(selection: Selection<P>, people: readonly P[]): Selection<P> => [
  ...selection,
  ...people.filter((person) => !isChosen(selection, person)),
];

export const without = <P extends Person>(selection: Selection<P>, people: readonly Known[]): Selection<P> =>
  selection.filter((one) => !isChosen(people, one));

/** How much of a page is chosen. */
export function shareChosen(selection: Selection, page: readonly Person[]): 'none' | 'some' | 'all' {
  const count = page.filter((person) => isChosen(selection, person)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}
