/** Returns the first, the last, and the neighbours of the current page; `gap` where numbers are omitted. */
export function pagesToShow(page: number, pages: number): readonly (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
}
