import { isRenderedPageShown } from './mall/first-page.js';
import { untilSeen } from './until-seen.js';
import './styles/base.css';

// What the server has rendered can be read, and its links work: on a slow line its pictures come before the code.
if (isRenderedPageShown()) await untilSeen();
await import('./start.js');
