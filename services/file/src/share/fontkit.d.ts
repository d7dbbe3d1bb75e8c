/** The part of the library that is used here; it has no types. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(point: number): boolean;
    glyphForCodePoint(point: number): {
      readonly advanceWidth: number;
      readonly path: { toSVG(): string };
    };
  }
  export function openSync(path: string): Font;
}
