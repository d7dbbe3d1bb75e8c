import type { Colour } from '@mall/contracts/product';

/** Base colour of a paint in sRGB, and how much of it is metal flake. */
export interface Paint {
  base: readonly [number, number, number];
  metal: number;
  /** How much stronger than usual its lacquer mirrors; deep blacks live from it. */
  sheen?: number;
}

export const paints: Record<Colour, Paint> = {
  white: { base: [243, 244, 245], metal: 0.3 },
  black: { base: [10, 12, 15], metal: 0.9, sheen: 1.8 },
  grey: { base: [84, 91, 99], metal: 0.85 },
  silver: { base: [182, 188, 193], metal: 0.95 },
  red: { base: [160, 12, 22], metal: 0.7 },
  blue: { base: [15, 52, 112], metal: 0.75 },
  green: { base: [50, 82, 66], metal: 0.5 },
  brown: { base: [92, 66, 50], metal: 0.6 },
  beige: { base: [202, 189, 164], metal: 0.5 },
  yellow: { base: [222, 178, 42], metal: 0.2 },
  orange: { base: [208, 92, 26], metal: 0.5 },
  purple: { base: [80, 62, 116], metal: 0.6 },
};

/** sRGB to linear light, for whole numbers from 0 to 255. */
export const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

/** Rolls highlights off, so that white paint keeps its shape, and goes back to sRGB. */
export function screen(value: number): number {
  const toned = value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));
  return Math.round(255 * Math.max(0, toned) ** (1 / 2.2));
}
