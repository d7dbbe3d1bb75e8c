// `npm run chaos`: the long form of the chaos harness; see load-tests/chaos.
import { runBuilt } from './run-built.mjs';

await runBuilt('start.js');
