import { today } from '@mall/web-kit';

/** Thrown when there is nothing to save. Its message is a text key. */
export class EmptyFile extends Error {
  constructor() {
    super('console.download.empty');
  }
}

/**
 * Saves a file under a name that contains the day.
 * @throws EmptyFile
 */
export function saveAs(file: Blob, name: string, ending: string): void {
  if (file.size === 0) throw new EmptyFile();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${today()}.${ending}`;
  link.click();
  // The browser reads the file after it has handled the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
