// `npm run rehearse:upgrade [-- --all --seed N --seconds N]`: the last release beside this clone; see load-tests/chaos.
import { runBuilt } from './run-built.mjs';

await runBuilt('upgrade', 'start.js');
