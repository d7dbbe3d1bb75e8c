import { isRenderedPageShown } from './mall/first-page.js';
import { nextTask } from './next-task.js';
import { untilSeen } from './until-seen.js';
import './styles/base.css';

// What the server has rendered can be read, and its links work: on a slow line its pictures come before the code.
if (isRenderedPageShown()) {
  await untilSeen();
  // What takes long to begin does so in tasks of its own, between which the browser answers to the finger.
  const react = import('react-dom/client');
  await nextTask();
  prepareFormats();
  await react;
  await nextTask();
}
const { start } = await import('./start.js');
await start();

/** The browser reads its table of languages at the first use, for 20 ms on a fast machine. */
function prepareFormats(): void {
  new Intl.NumberFormat(document.documentElement.lang);
}
