import type { Corner } from './outline.js';
import type { Point } from './vector.js';

/** Parts of the band over the middle of a car, from the lower lip of the nose to the lower edge of the tail. */
export type Part = 'chin' | 'face' | 'hood' | 'screen' | 'roof' | 'backlight' | 'deck' | 'tail' | 'skirt';

/** A corner of the middle section; `inset` moves it to where the edge of the car is. */
export interface ProfileCorner extends Corner {
  inset: Point;
  /** What begins at this corner, towards the tail. */
  part?: Part;
}

/** A cut between panels of the side, drawn from the belt down; `foot` is where it ends at the sill. */
export interface DoorCut {
  x: number;
  foot?: number;
}

/** Everything that makes one silhouette: metres, nose at x = 0, ground at z = 0. */
export interface BodyPlan {
  length: number;
  halfWidth: number;
  profile: ProfileCorner[];
  axles: [front: number, rear: number];
  tyre: number;
  /** Share of the tyre's radius that the rim takes. */
  rim: number;
  arch: number;
  /** Height of the crease along the doors, front and rear. */
  shoulder: [number, number];
  /** Lower edge of the side windows, front and rear. */
  belt: [number, number];
  /** Share of the width left at the roof. */
  tumblehome: number;
  /** Side glass as one outline, the pillars across it from belt to roof. */
  glass: Corner[];
  pillars: { foot: number; head: number; width: number }[];
  doors: DoorCut[];
  handles: number[];
  slidingDoor?: boolean;
  cladding: 'none' | 'sills' | 'full';
  hasRails?: boolean;
  hasSpareWheel?: boolean;
  lamps: 'slim' | 'round' | 'square' | 'split';
  grille: 'bars' | 'closed' | 'upright' | 'wide';
  tailLamps: 'bar' | 'pair' | 'upright';
  flare: number;
  roofIsBlack?: boolean;
  /** Rear panel of a pick-up's cab and its open bed. */
  bed?: { from: number; to: number; floor: number };
  mirror: Point;
  spokes: number;
}
