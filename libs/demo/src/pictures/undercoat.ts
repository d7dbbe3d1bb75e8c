import { bandDecals } from './band-decals.js';
import type { BodyPlan } from './body-plan.js';
import { Body } from './body.js';
import { cameraFor, pictureHeight, pictureWidth, type Camera, type View } from './camera.js';
import { meshesOf } from './car-meshes.js';
import { materials, type Material, type Mesh } from './mesh.js';
import { linear } from './paint.js';
import { bandHalf } from './pen.js';
import { closePinholes, draw, projected, Sight } from './raster.js';
import { sideDecals } from './side-decals.js';
import { Shine } from './shine.js';
import { groundOf, lightOn, type Light } from './studio.js';
import { Texture } from './texture.js';
import { rimDecals } from './wheel.js';

const size = pictureWidth * pictureHeight;

/** One for all drawings of a thread: their 70 MB would be thrown away for each. */
const sight = new Sight();
const shine = new Shine(size);

/** Four passes, each shifted by a part of a pixel, make smooth edges. */
const passes: [number, number][] = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
];

interface Solid {
  colour: readonly [number, number, number];
  gloss: number;
}

const solids: Partial<Record<Material, Solid>> = {
  tyre: { colour: [27, 28, 30], gloss: 0.05 },
  dark: { colour: [9, 10, 11], gloss: 0 },
  black: { colour: [20, 22, 24], gloss: 0.2 },
  metal: { colour: [150, 157, 163], gloss: 0.6 },
  bed: { colour: [22, 24, 26], gloss: 0.08 },
};

/**
 * A car from one side with its paint left open: what is not paint is finished, the paint is kept as the light that
 * falls on it, so that one drawing serves every colour.
 */
export interface Undercoat {
  /** Finished light of all that is not paint, three channels. */
  rest: Float32Array;
  /** Share of the pixel that is paint, light on its own colour, mirrored light, and light thrown back by lacquer. */
  cover: Float32Array;
  own: Float32Array;
  flake: Float32Array;
  lacquer: Float32Array;
  /** Share of the pixel that is the car, painted or not. */
  taken: Float32Array;
}

/** How much of the picture the car may fill, and the row its middle comes to. */
const fill = { width: 0.88, height: 0.7, middle: 0.53 };

/** The camera of a view, moved so that the car stands in the middle and fills the picture. */
function fitted(view: View, meshes: Mesh[]): Camera {
  const first = cameraFor(view);
  if (view.isClose) return first;
  let [left, right, upper, lower] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { points } of meshes) {
    for (let index = 0; index < points.length; index += 3) {
      const [x, y] = first.project([points[index]!, points[index + 1]!, points[index + 2]!]);
      left = Math.min(left, x);
      right = Math.max(right, x);
      upper = Math.min(upper, y);
      lower = Math.max(lower, y);
    }
  }
  const largest = Math.min(
    (pictureWidth * fill.width) / (right - left),
    (pictureHeight * fill.height) / (lower - upper),
  );
  const scale = Math.min(largest, view.largest ?? largest);
  const move = (centre: number, low: number, high: number, wanted: number) =>
    wanted + (centre - (low + high) / 2) * scale;
  return cameraFor({
    ...view,
    zoom: view.zoom * scale,
    centre: [
      move(view.centre[0], left, right, pictureWidth / 2),
      move(view.centre[1], upper, lower, pictureHeight * fill.middle),
    ],
  });
}

export async function undercoatOf(plan: BodyPlan, view: View): Promise<Undercoat> {
  const { meshes, side, band, rim } = await dressed(plan);
  const camera = fitted(view, meshes);
  const coat = emptyCoat();
  shine.clear();
  const seen = meshes.map((mesh) => projected(mesh, camera));
  const sideCode = materials.indexOf('side');
  const isHole = (u: number, v: number) => side.isHole(u, v);
  for (const shift of passes) {
    sight.clear();
    for (const each of seen) draw(sight, each, shift, each.code === sideCode ? isHole : undefined);
    closePinholes(sight);
    shadePass(coat, camera, shift, { side, band, rim });
  }
  addGround(coat, groundOf(camera, plan.length, plan.halfWidth));
  return coat;
}

/** A car ready to be looked at: its surfaces and what is drawn on them. */
interface DressedCar {
  meshes: Mesh[];
  side: Texture;
  band: Texture;
  rim: Texture;
}

/** The last car dressed: it is usually looked at from the next side. */
let wardrobe: { plan: BodyPlan; car: Promise<DressedCar> } | undefined;

function dressed(plan: BodyPlan): Promise<DressedCar> {
  if (wardrobe?.plan !== plan) wardrobe = { plan, car: dress(plan) };
  return wardrobe.car;
}

async function dress(plan: BodyPlan): Promise<DressedCar> {
  const body = new Body(plan);
  const [side, band, rim] = await Promise.all([
    Texture.from(sideDecals(body), -0.1, 2.4, plan.length + 0.2, 2.5),
    Texture.from(bandDecals(body), 0, bandHalf, body.run.at(-1)!, bandHalf * 2),
    Texture.from(rimDecals(plan.spokes), -1, 1, 2, 2),
  ]);
  return { meshes: meshesOf(body), side, band, rim };
}

function emptyCoat(): Undercoat {
  const plane = (channels = 1) => new Float32Array(size * channels);
  return { rest: plane(3), cover: plane(), own: plane(), flake: plane(), lacquer: plane(), taken: plane() };
}

function addGround(coat: Undercoat, ground: Float32Array): void {
  for (let index = 0; index < size * 3; index += 1) {
    coat.rest[index]! += ground[index]! * (1 - coat.taken[(index / 3) | 0]!);
  }
}

type Textures = Partial<Record<Material, Texture>>;

function shadePass(
  coat: Undercoat,
  camera: Camera,
  shift: readonly [number, number],
  textures: Textures,
): void {
  const { material: codes, normal: normals, place, height } = sight;
  const weight = 1 / passes.length;
  const ray = new Float64Array(3);
  const normal = new Float64Array(3);
  const light: Light = { own: 0, mirrored: 0, fresnel: 0, glint: 0 };
  const dyes = materials.map((material) => ({ texture: textures[material], solid: solids[material] }));
  const rim = materials.indexOf('rim');
  for (let pixel = 0; pixel < size; pixel += 1) {
    const code = codes[pixel]!;
    if (code === 0) continue;
    const nx = normals[pixel * 3]!;
    const ny = normals[pixel * 3 + 1]!;
    const nz = normals[pixel * 3 + 2]!;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    normal[0] = nx / length;
    normal[1] = ny / length;
    normal[2] = nz / length;
    if (!shine.recall(light, pixel, normal)) {
      const x = pixel % pictureWidth;
      camera.aim(ray, x - shift[0], (pixel - x) / pictureWidth - shift[1]);
      lightOn(light, normal, ray, height[pixel]!);
      shine.keep(light, pixel, normal);
    }
    const { texture, solid } = dyes[code]!;
    let covered = 0;
    coat.taken[pixel]! += weight;
    if (texture) {
      const at = texture.at(place[pixel * 2]!, place[pixel * 2 + 1]!);
      if (at >= 0) covered = texture.ink[at + 3]! / 255;
      if (code === rim) covered = 1;
      if (covered > 0) {
        const gloss = at < 0 ? 0 : texture.kind[at]! / 255;
        addSolid(
          coat.rest,
          pixel,
          at < 0 ? black : texture.ink,
          Math.max(at, 0),
          gloss,
          light,
          covered * weight,
        );
      }
    } else if (solid) {
      covered = 1;
      addSolid(coat.rest, pixel, solid.colour, 0, solid.gloss, light, weight);
    }
    if (covered < 1) addPaint(coat, pixel, light, (1 - covered) * weight);
  }
}

const black = [0, 0, 0] as const;

/** `colour` is at `first` and the two places after it. */
function addSolid(
  rest: Float32Array,
  pixel: number,
  colour: ArrayLike<number>,
  first: number,
  gloss: number,
  light: Light,
  weight: number,
): void {
  const strength = gloss > 0.85 ? 0.026 + 0.8 * light.fresnel : gloss * (0.05 + 0.5 * light.fresnel);
  const thrown = light.mirrored * strength + light.glint * gloss * 0.5;
  for (let channel = 0; channel < 3; channel += 1) {
    rest[pixel * 3 + channel]! += (linear[colour[first + channel]!]! * light.own + thrown) * weight;
  }
}

function addPaint(coat: Undercoat, pixel: number, light: Light, weight: number): void {
  coat.cover[pixel]! += weight;
  coat.own[pixel]! += light.own * weight;
  coat.flake[pixel]! += light.own * (light.mirrored - 0.45) * weight;
  coat.lacquer[pixel]! += (light.mirrored * (0.034 + 0.75 * light.fresnel) + light.glint * 0.5) * weight;
}
