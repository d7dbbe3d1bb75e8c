/** Runs a number of tasks, some of them concurrently; returns the results in order. @param note reports the progress */
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
