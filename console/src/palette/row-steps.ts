/** Returns the rows of the visible list; those on hidden tabs have no size. */
const rowsShown = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main tr.RaDataTable-clickableRow')].filter(
    (row) => row.offsetParent,
  );

/** Moves the focus to the next (1) or previous (-1) row; at first to the first one. */
export function stepRow(by: 1 | -1): void {
  const rows = rowsShown();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}

/** Opens the focused row. */
export function openRow(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.matches('tr.RaDataTable-clickableRow')) target.click();
}
