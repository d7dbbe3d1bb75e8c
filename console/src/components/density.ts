import { useStore } from 'react-admin';

/** `compact`: one line a row, 36 px; `roomy`: second lines are below the first. */
export type Density = 'compact' | 'roomy';

/** How high rows are, in every list of the signed-in person. */
export function useDensity() {
  const [density, keep] = useStore<Density>('list.density', 'compact');
  return { density, toggle: () => keep(density === 'compact' ? 'roomy' : 'compact') };
}
