// `npm run rehearse:upgrade [-- --all --seed N --seconds N]`: upgrades the last release to this clone; see load-tests/chaos.
import { runBuilt } from './run-built.mjs';

await runBuilt('upgrade', 'start.js');
