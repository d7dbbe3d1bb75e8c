/** For a run that names none; every run prints its seed. */
export const anySeed = (): number => Math.floor(Math.random() * 1_000_000);
