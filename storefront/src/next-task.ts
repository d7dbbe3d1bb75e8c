/** Resolves in a new task, so that the visitor's input is handled first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
