/**
 * Returns the files with another one, placed before those that were chosen after it: several are uploaded at a time, and
 * the smallest is stored first. `chosenAs` gives the place of each file in the order of choosing, by its address; files
 * without one were there before.
 */
export function placedAsChosen<F extends { readonly url: string }>(
  files: readonly F[],
  added: F,
  chosenAs: ReadonlyMap<string, number>,
): readonly F[] {
  const own = chosenAs.get(added.url) ?? Infinity;
  const next = files.findIndex(({ url }) => (chosenAs.get(url) ?? -1) > own);
  return next < 0 ? [...files, added] : files.toSpliced(next, 0, added);
}
