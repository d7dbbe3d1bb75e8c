import { useStore } from 'react-admin';

/** Returns the pages that the signed-in person has pinned to the top of the menu, by the ids of their entries. */
export function usePins() {
  const [pins, keep] = useStore<readonly string[]>('menu.pins', []);
  const isPinned = (id: string): boolean => pins.includes(id);
  const toggle = (id: string): void => keep(isPinned(id) ? pins.filter((one) => one !== id) : [...pins, id]);
  return { pins, isPinned, toggle };
}
