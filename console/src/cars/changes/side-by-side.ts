/** Two columns, one below the other on narrow screens. */
export const sideBySide = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
} as const;
