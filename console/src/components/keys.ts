/** Whether a key press is meant for a field, a dialog, a menu or the browser. */
export const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !==
      null);

/** Whether Enter would press the focused element. */
export const isPressable = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('a, button, summary, [role="button"], [role="tab"]') !== null;
