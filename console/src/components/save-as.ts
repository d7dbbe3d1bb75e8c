/** Nothing came to be saved. Its message is the key of a text. */
export class EmptyFile extends Error {
  constructor() {
    super('console.download.empty');
  }
}

/**
 * Saves a file under a name with the day in it.
 * @throws EmptyFile
 */
export function saveAs(file: Blob, name: string, ending: string): void {
  if (file.size === 0) throw new EmptyFile();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`;
  link.click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
