import type { BodyPlan, Part } from './body-plan.js';
import { nearestOn, polyline, softened, spanAt } from './outline.js';
import { clamp, mix, smooth, type Point, type Vector } from './vector.js';

/** How far the sides round into bonnet, roof and tail, metres. */
const edgeRound = 0.09;
/** How late the band bends back towards its edges. */
const bandBend = 2.3;

/** The skin of a car as two surfaces: a band over its middle, and the two sides. */
export class Body {
  /** The section through the middle, nose to tail, and the same line where the car ends sideways. */
  readonly middle: Point[];
  readonly edge: Point[];
  /** Metres along the middle from its beginning, for each of its points. */
  readonly run: number[];
  private readonly cornerAt: number[];
  private readonly top: number;
  /** How steeply the sides leave the edge, so that they go on where the band ends. */
  private readonly steepness: number[];

  constructor(readonly plan: BodyPlan) {
    this.middle = softened(polyline(plan.profile), 0.03, 4);
    this.cornerAt = plan.profile.map(({ at }) => this.nearest(at));
    const insets = evened(
      this.middle.map((_, index) => this.insetAt(index)),
      24,
    );
    this.edge = this.middle.map(([x, z], index): Point => {
      const [dx, dz] = insets[index]!;
      return [x + dx, z + dz];
    });
    this.top = Math.max(...this.middle.map(([, z]) => z));
    this.steepness = insets.map(([dx, dz]) => {
      const slope = (Math.hypot(dx, dz) * bandBend) / (plan.halfWidth * 0.8);
      return Math.max(1.25, Math.min(6, 1 / (slope + 0.02)));
    });
    let run = 0;
    this.run = this.middle.map(([x, z], index) => {
      const [bx, bz] = this.middle[Math.max(0, index - 1)]!;
      return (run += Math.hypot(x - bx, z - bz));
    });
  }

  private nearest([x, z]: Point): number {
    let best = 0;
    this.middle.forEach(([px, pz], index) => {
      const [bx, bz] = this.middle[best]!;
      if (Math.hypot(px - x, pz - z) < Math.hypot(bx - x, bz - z)) best = index;
    });
    return best;
  }

  private insetAt(index: number): Point {
    const { profile } = this.plan;
    const next = Math.max(
      1,
      this.cornerAt.findIndex((at) => at >= index),
    );
    const from = this.cornerAt[next - 1]!;
    const share = clamp((index - from) / (this.cornerAt[next]! - from || 1));
    const [ax, az] = profile[next - 1]!.inset;
    const [bx, bz] = profile[next]!.inset;
    return [mix(ax, bx, share), mix(az, bz, share)];
  }

  has(part: Part): boolean {
    return this.plan.profile.some((each) => each.part === part);
  }

  /** Metres along the middle: `share` of the way through a part. */
  along(part: Part, share: number): number {
    const corner = this.plan.profile.findIndex((each) => each.part === part);
    if (corner === -1) throw new Error(`no part ${part}`);
    const next = this.plan.profile.findIndex((each, index) => index > corner && each.part !== undefined);
    const end = next === -1 ? this.middle.length - 1 : this.cornerAt[next]!;
    return mix(this.run[this.cornerAt[corner]!]!, this.run[end]!, share);
  }

  /** Half the width of the sides at a point of the side view, edges not yet rounded. */
  widthAt(x: number, z: number): number {
    const { plan } = this;
    const share = clamp(x / plan.length);
    const shoulder = mix(plan.shoulder[0], plan.shoulder[1], share);
    const belt = mix(plan.belt[0], plan.belt[1], share);
    const front = 1 - 0.13 * (1 - clamp(x / 1.1)) ** 2.2;
    const rear = 1 - 0.12 * (1 - clamp((plan.length - x) / 1.1)) ** 2.2;
    const section = sectionAt(z, shoulder, belt, this.top, plan.tumblehome);
    return plan.halfWidth * front * rear * section + this.flareAt(x, z);
  }

  private flareAt(x: number, z: number): number {
    const { axles, tyre, arch, flare } = this.plan;
    let sum = 0;
    for (const axle of axles) {
      const away = Math.hypot(x - axle, z - tyre) - arch;
      sum += flare * Math.exp(-((away / 0.11) ** 2)) * smooth(0.1, 0.35, z);
    }
    return sum;
  }

  /** A point of the near side. */
  onSide(x: number, z: number): Vector {
    const { away, index } = nearestOn(this.edge, x, z);
    const rest = Math.max(0, 1 - away / edgeRound);
    const low = Math.floor(index);
    const steep = mix(
      this.steepness[low]!,
      this.steepness[Math.min(low + 1, this.steepness.length - 1)]!,
      index - low,
    );
    return [x, this.widthAt(x, z) - edgeRound * rest ** steep, z];
  }

  /** A point of the band; `t` is -1 at the far edge, 0 in the middle, 1 at the near edge. */
  onBand(index: number, t: number): Vector {
    const [x, z] = this.middle[index]!;
    const [ex, ez] = this.edge[index]!;
    const bend = Math.abs(t) ** bandBend;
    return [mix(x, ex, bend), (this.widthAt(ex, ez) - edgeRound) * t, mix(z, ez, bend)];
  }

  /** Lowest and highest point of the side at `x`. */
  spanAt(x: number): [number, number] | undefined {
    return spanAt(this.edge, x);
  }
}

/** The pairs with every kink softened. */
function evened(pairs: Point[], rounds: number): Point[] {
  let points = pairs;
  for (let round = 0; round < rounds; round += 1) {
    const before = points;
    points = before.map(([x, z], index): Point => {
      const [lx, lz] = before[Math.max(0, index - 1)]!;
      const [rx, rz] = before[Math.min(before.length - 1, index + 1)]!;
      return [(lx + 2 * x + rx) / 4, (lz + 2 * z + rz) / 4];
    });
  }
  return points;
}

/** Share of the full width at a height: sill, waist, crease, belt, roof. */
function sectionAt(z: number, shoulder: number, belt: number, roof: number, tumblehome: number): number {
  if (z >= belt) return mix(0.957, tumblehome, ((z - belt) / (roof - belt)) ** 1.1);
  if (z >= shoulder) return mix(1, 0.957, ((z - shoulder) / (belt - shoulder)) ** 1.25);
  const waist = shoulder - 0.2;
  if (z >= waist) return mix(0.966, 1, ((z - waist) / (shoulder - waist)) ** 1.7);
  if (z >= 0.4) return mix(0.986, 0.966, smooth(0.4, waist, z));
  return mix(0.93, 0.988, smooth(0.12, 0.4, z));
}
