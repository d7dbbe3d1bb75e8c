import type { Light } from './studio.js';

/** Cosine of the angle by which two surfaces may differ that are seen as one. */
const SAME = 0.9998;

/**
 * The light of each pixel as an earlier pass found it. A pass that is shifted by a part of a pixel mostly sees the same surface there;
 * to light it again would take half of the time of a picture.
 */
export class Shine {
  private readonly lights: Float32Array;
  private readonly normals: Float32Array;

  /** @param size pixels of the picture */
  constructor(size: number) {
    this.lights = new Float32Array(size * 4);
    this.normals = new Float32Array(size * 3);
  }

  clear(): void {
    this.normals.fill(0);
  }

  /** Fills `light` and returns true if a surface that lies as this one was seen in the pixel. */
  recall(light: Light, pixel: number, normal: Float64Array): boolean {
    const { normals, lights } = this;
    const first = pixel * 3;
    const alike =
      normals[first]! * normal[0]! + normals[first + 1]! * normal[1]! + normals[first + 2]! * normal[2]!;
    if (alike < SAME) return false;
    light.own = lights[pixel * 4]!;
    light.mirrored = lights[pixel * 4 + 1]!;
    light.fresnel = lights[pixel * 4 + 2]!;
    light.glint = lights[pixel * 4 + 3]!;
    return true;
  }

  keep({ own, mirrored, fresnel, glint }: Light, pixel: number, normal: Float64Array): void {
    const { normals, lights } = this;
    for (let axis = 0; axis < 3; axis += 1) normals[pixel * 3 + axis] = normal[axis]!;
    lights[pixel * 4] = own;
    lights[pixel * 4 + 1] = mirrored;
    lights[pixel * 4 + 2] = fresnel;
    lights[pixel * 4 + 3] = glint;
  }
}
