import { useState } from 'react';
import type { TariffRowDto } from '@mall/contracts/order';

/** Swaps the item at `index` with the one before it. */
function swapped<T>(list: readonly T[], index: number): T[] {
  const next = [...list];
  [next[index - 1], next[index]] = [next[index]!, next[index - 1]!];
  return next;
}

/** Adds, removes and moves rows; `keys` identify the rows of the page, because rows have no id. */
export function useRowMoves(
  rows: readonly TariffRowDto[],
  onChange: (next: readonly TariffRowDto[]) => void,
) {
  // The keys move with the rows, so that a cell keeps its text.
  const [keys, setKeys] = useState(() => rows.map((_, index) => index));
  const moveUp = (index: number) => {
    onChange(swapped(rows, index));
    setKeys(swapped(keys, index));
  };
  const remove = (index: number) => {
    onChange(rows.filter((_, at) => at !== index));
    setKeys(keys.filter((_, at) => at !== index));
  };
  const add = () => {
    onChange([...rows, {}]);
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
  };
  return { keys, moveUp, remove, add };
}
