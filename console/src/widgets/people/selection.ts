/** A person to choose. */
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

/** Page sizes of the staff picker. Prescribed. */
export const STAFF_PAGES = [10, 20, 50] as const;
/** Page sizes of the user picker. Prescribed. */
export const USER_PAGES = [5, 10, 20, 50, 100, 500] as const;
/** Initial page size. Prescribed. */
export const FIRST_SIZE = 10;
/** Maximum number of chosen people fetched when the picker opens. Prescribed. */
export const SELECTED_FETCH = 10_000;
/** Maximum number of people fetched by "select all". Prescribed. */
export const SELECT_ALL_FETCH = 9_999;

export type Selection<P extends Person = Person> = readonly P[];

type Known = Pick<Person, 'userId'>;

const isChosen = (selection: readonly Known[], { userId }: Known): boolean =>
  selection.some((one) => one.userId === userId);

/** Adds or removes a person; with 单选 the person replaces the previous one. */
export function toggled<P extends Person>(
  selection: Selection<P>,
  person: P,
  mode: PickerMode,
): Selection<P> {
  if (isChosen(selection, person)) return without(selection, [person]);
  return mode === PICKER_MODES.one ? [person] : [...selection, person];
}

/** Adds these people, each once. */
export const withAll = <P extends Person>(selection: Selection<P>, people: readonly P[]): Selection<P> => [
  ...selection,
  ...people.filter((person) => !isChosen(selection, person)),
];

export const without = <P extends Person>(selection: Selection<P>, people: readonly Known[]): Selection<P> =>
  selection.filter((one) => !isChosen(people, one));

/** Returns how much of a page is chosen. */
export function shareChosen(selection: Selection, page: readonly Person[]): 'none' | 'some' | 'all' {
  const count = page.filter((person) => isChosen(selection, person)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}
