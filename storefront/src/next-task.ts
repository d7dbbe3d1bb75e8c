/** Resolves in a task of its own: what the visitor does meanwhile goes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
