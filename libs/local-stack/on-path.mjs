// Finds programs on this machine. Plain JavaScript, because `npm run doctor` runs before packages are installed.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of the first of these programs that is on the PATH. */
export function findOnPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix))).find(existsSync);
}

/** Returns the Chromium of this machine: the one named by `CHROMIUM`, otherwise the first on the PATH. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  return named || findOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}

/**
 * Returns the Chromium for journeys: the one named by `CHROMIUM`, otherwise the headless shell, otherwise an ordinary Chromium. The
 * shell draws no window around a page, so that a new visitor's first page takes about half the processor time.
 */
export function findHeadlessChromium() {
  return process.env['CHROMIUM'] || findOnPath('chromium-headless-shell') || findChromium();
}
