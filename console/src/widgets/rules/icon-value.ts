/** A library of icons as its font describes it. */
export interface IconLibrary {
  readonly name: string;
  readonly glyphs: readonly IconGlyph[];
}

export interface IconGlyph {
  readonly name: string;
  readonly font_class: string;
}

/** Prefix of the glyph's class in the stored value. Prescribed. */
export const ICON_PREFIX = 'iconfont icon-';

export const iconValue = (fontClass: string): string => `${ICON_PREFIX}${fontClass}`;

/** Returns the class of the glyph in a stored value; undefined for any other text. */
export const fontClassOf = (value: string): string | undefined =>
  value.startsWith(ICON_PREFIX) ? value.slice(ICON_PREFIX.length) : undefined;
