// Loaded for signed-in people alone, as this file is: nothing of it weighs on a first visit.
import './report-errors.js';
/** Apart from `live.ts`, so that it loads when somebody is signed in. */
export { NoticeSocket } from '@mall/web-kit';
