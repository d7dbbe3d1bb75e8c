/** Colours to choose from; twenty are prescribed. */
export const SWATCHES = [
  '#ff4500',
  '#ff8c00',
  '#ffd700',
  '#90ee90',
  '#00ced1',
  '#1e90ff',
  '#c71585',
  '#ff7800',
  '#faae17',
  '#7eb26d',
  '#2aa876',
  '#0b7285',
  '#409eff',
  '#0b4f6c',
  '#6d4bb8',
  '#9c36b5',
  '#d6336c',
  '#868e96',
  '#495057',
  '#14202b',
] as const;

const COLOUR = /^#[0-9a-f]{6}$/;

/** Normalises a colour to `#rrggbb` in lower case; undefined for anything else. Three digits are expanded to six. */
export function colourOf(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const long = text.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3');
  return COLOUR.test(long) ? long : undefined;
}
