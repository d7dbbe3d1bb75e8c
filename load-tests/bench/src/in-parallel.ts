/** Does as many pieces of work, some of them at the same time; results stand in order. @param note learns how far it has got */
export async function inParallel<T>(
  count: number,
  sideBySide: number,
  note: (text: string) => void,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
      note(`${index + 1} of ${count}`);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  return results;
}
