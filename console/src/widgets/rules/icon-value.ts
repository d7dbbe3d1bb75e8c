/** A library of icons as its font describes it. */
export interface IconLibrary {
  readonly name: string;
  readonly glyphs: readonly IconGlyph[];
}

export interface IconGlyph {
  readonly name: string;
  readonly font_class: string;
}

/** What stands before the class of a glyph in the kept value. Prescribed. */
export const ICON_PREFIX = 'iconfont icon-';

export const iconValue = (fontClass: string): string => `${ICON_PREFIX}${fontClass}`;

/** The class of the glyph in a kept value; undefined for any other text. */
export const fontClassOf = (value: string): string | undefined =>
  value.startsWith(ICON_PREFIX) ? value.slice(ICON_PREFIX.length) : undefined;
