import sharp from 'sharp';

/** Pixels per metre of the drawings that are laid on a car. */
export const inkScale = 420;

/** One thing drawn on the skin: a colour, and how much it mirrors (0 dull, 1 glass). */
export interface Decal {
  path: string;
  colour: string;
  gloss?: number;
  opacity?: number;
  /** Drawn as a line this wide, metres, instead of being filled. */
  line?: number;
  /** Path that it does not reach beyond. */
  within?: string;
  /** Cuts the skin away. */
  isHole?: boolean;
}

/**
 * Decals over paint, as pixels: their colour and coverage in `ink`, mirror (red) and holes (green) in `kind`.
 */
export class Texture {
  private constructor(
    private readonly left: number,
    private readonly top: number,
    private readonly width: number,
    private readonly height: number,
    readonly ink: Uint8Array,
    readonly kind: Uint8Array,
  ) {}

  /** Decals in metres; the second axis points up. `defs` may hold gradients, in the same metres. */
  static async from(
    decals: Decal[],
    left: number,
    top: number,
    width: number,
    height: number,
    defs = '',
  ): Promise<Texture> {
    const pixelsWide = Math.ceil(width * inkScale);
    const pixelsHigh = Math.ceil(height * inkScale);
    const svg = (shapes: string, ground: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsWide}" height="${pixelsHigh}" viewBox="${left} ${-top} ${width} ${height}"><defs>${defs}${clips}</defs>${ground}<g transform="scale(1 -1)">${shapes}</g></svg>`,
      );
    let clips = '';
    const draw = (decal: Decal, colour: string, opacity: number) => {
      const shape = shapeFor(decal, colour, opacity);
      if (!decal.within) return shape;
      const id = `clip${(clips.match(/<clipPath/g) ?? []).length}`;
      clips += `<clipPath id="${id}"><path d="${decal.within}"/></clipPath>`;
      return `<g clip-path="url(#${id})">${shape}</g>`;
    };
    const shapeFor = (decal: Decal, colour: string, opacity: number) =>
      decal.line === undefined
        ? `<path d="${decal.path}" fill="${colour}" fill-opacity="${opacity}"/>`
        : `<path d="${decal.path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${decal.line}" stroke-linejoin="round" stroke-linecap="round"/>`;
    const ink = svg(
      decals
        .filter((decal) => !decal.isHole)
        .map((decal) => draw(decal, decal.colour, decal.opacity ?? 1))
        .join(''),
      '',
    );
    const kind = svg(
      decals
        .map((decal) =>
          draw(decal, `rgb(${Math.round((decal.gloss ?? 0.25) * 255)} ${decal.isHole ? 255 : 0} 0)`, 1),
        )
        .join(''),
      `<rect x="${left}" y="${-top}" width="${width}" height="${height}" fill="#000"/>`,
    );
    const [inkPixels, kindPixels] = await Promise.all(
      [ink, kind].map((each) => sharp(each).ensureAlpha().raw().toBuffer()),
    );
    return new Texture(left, top, pixelsWide, pixelsHigh, inkPixels!, kindPixels!);
  }

  /** Index of the pixel at a place, as the start of its four channels; -1 outside. */
  at(u: number, v: number): number {
    const x = Math.floor((u - this.left) * inkScale);
    const y = Math.floor((this.top - v) * inkScale);
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return -1;
    return (y * this.width + x) * 4;
  }

  isHole(u: number, v: number): boolean {
    const pixel = this.at(u, v);
    return pixel >= 0 && this.kind[pixel + 1]! > 127;
  }
}
