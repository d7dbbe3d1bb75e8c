import { isRenderedPageShown } from './mall/first-page.js';
import { nextTask } from './next-task.js';
import { untilSeen } from './until-seen.js';
import './styles/base.css';

// The page rendered by the server can be read, and its links work: on a slow connection its pictures load before the code.
if (isRenderedPageShown()) {
  await untilSeen();
  // Slow initialisations run in tasks of their own, so that the browser can handle input in between.
  const react = import('react-dom/client');
  await nextTask();
  prepareFormats();
  await react;
  await nextTask();
}
const { start } = await import('./start.js');
await start();

/** Makes the browser load its table of languages, which takes 20 ms on a fast machine. */
function prepareFormats(): void {
  new Intl.NumberFormat(document.documentElement.lang);
}
