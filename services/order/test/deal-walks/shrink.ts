import type { Recipe } from './one-walk.js';

/**
 * Returns the shortest list of steps found that breaks the same invariant: leaves out halves, quarters and so on while
 * it stays broken (delta debugging). `isWrong` runs a walk and returns whether the invariant is broken.
 */
export async function shrink(
  recipe: Recipe,
  isWrong: (shorter: Recipe) => Promise<boolean>,
  mostTries = 150,
): Promise<Recipe> {
  let best = recipe;
  let tries = 0;
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = best.steps.length - size; from >= 0 && tries < mostTries; from -= size) {
      const steps = [...best.steps.slice(0, from), ...best.steps.slice(from + size)];
      tries += 1;
      if (await isWrong({ ...best, steps })) best = { ...best, steps };
    }
  }
  return best;
}
