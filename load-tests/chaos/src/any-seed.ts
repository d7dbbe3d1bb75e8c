/** Returns a random seed for a run without a given one; every run prints its seed. */
export const anySeed = (): number => Math.floor(Math.random() * 1_000_000);
