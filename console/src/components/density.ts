import { useStore } from 'react-admin';

/** `compact`: one line per row, 36 px; `roomy`: second facts are below the first. */
export type Density = 'compact' | 'roomy';

/** Returns the row height in all lists of the signed-in person, and its switch. */
export function useDensity() {
  const [density, keep] = useStore<Density>('list.density', 'compact');
  return { density, toggle: () => keep(density === 'compact' ? 'roomy' : 'compact') };
}
