/** The three prescribed themes. */
export const LOOKS = ['theme-white', 'theme-iview', 'theme-hey'] as const;
export type Look = (typeof LOOKS)[number];

/** Prescribed. Where it is text or carries text, it is darkened or lightened until it is readable. */
export const DEFAULT_COLOUR = '#409eff';

/** Seven colours to choose from. */
export const COLOURS = [
  DEFAULT_COLOUR,
  '#0b4f6c',
  '#1b7f5c',
  '#6d4bb8',
  '#b54708',
  '#b42318',
  '#37474f',
] as const;

export interface Appearance {
  readonly look: Look;
  readonly colour: string;
}

export const DEFAULT_APPEARANCE: Appearance = { look: 'theme-white', colour: DEFAULT_COLOUR };

/** Colours of a theme by meaning, named as in `tokens.css` of the web kit. */
export interface Tones {
  readonly isDark: boolean;
  readonly ink: string;
  readonly muted: string;
  readonly paper: string;
  readonly ground: string;
  readonly line: string;
  readonly side: string;
  readonly sideInk: string;
  readonly jade: string;
  readonly amber: string;
  readonly error: string;
  readonly signal: string;
}

const LIGHT = {
  isDark: false,
  ink: '#14202b',
  muted: '#5a6875',
  paper: '#ffffff',
  line: '#d8dfe5',
  jade: '#1b7f5c',
  amber: '#9a6700',
  error: '#b42318',
  signal: '#b63a09',
} as const;

export const TONES: Readonly<Record<Look, Tones>> = {
  // Cool blue: a dark side menu beside light pages.
  'theme-white': { ...LIGHT, ground: '#f5f7f9', side: '#0e2c3d', sideInk: '#d9e6ee' },
  'theme-iview': {
    isDark: true,
    ink: '#e6ecf1',
    muted: '#a3b1bd',
    paper: '#16212b',
    ground: '#0f1820',
    line: '#2b3946',
    side: '#0b141b',
    sideInk: '#cdd8e0',
    jade: '#4cc38a',
    amber: '#e2b340',
    error: '#ff8f80',
    signal: '#ff9d66',
  },
  'theme-hey': { ...LIGHT, ground: '#ffffff', side: '#ffffff', sideInk: '#14202b' },
};
