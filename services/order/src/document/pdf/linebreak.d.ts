/** The part of the library that is used here; it has no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** Returns the next place, in UTF-16 units, where a line may end, or must. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
