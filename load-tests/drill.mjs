// `npm run drill:restore [-- --seed N]`: destroys a mall under load and restores it; see load-tests/chaos.
import { runBuilt } from './run-built.mjs';

await runBuilt('drill', 'start.js');
