import { paintPicture } from './finish.js';
import { cabinPicture } from './interior.js';
import { paints } from './paint.js';
import type { PictureJob } from './picture-set.js';
import { plans } from './plans/index.js';
import { undercoatOf, type Undercoat } from './undercoat.js';
import { viewOf } from './views.js';

/** The last body drawn is cached: the next picture usually shows the same one in another colour. */
let last: { of: string; coat: Undercoat } | undefined;

/** Draws one picture as JPEG. Consecutive pictures of one body and angle are the fastest. */
export async function drawPicture(job: PictureJob): Promise<Buffer> {
  if (job.kind === 'cabin') return cabinPicture(job.colour, job.style);
  const of = `${job.shape}-${job.angle}`;
  if (last?.of !== of) {
    const plan = plans[job.shape];
    last = { of, coat: await undercoatOf(plan, viewOf[job.angle](plan)) };
  }
  return paintPicture(last.coat, paints[job.colour]);
}
