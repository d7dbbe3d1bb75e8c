/** The keys of the console, as listed on the sheet. */
export const SHORTCUTS = [
  { name: 'palette', keys: ['Ctrl', 'K'] },
  { name: 'sheet', keys: ['?'] },
  { name: 'rows', keys: ['J', 'K'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'edit', keys: ['E'] },
  { name: 'slips', keys: ['J', 'K'] },
  { name: 'confirm', keys: ['Enter'] },
] as const;
