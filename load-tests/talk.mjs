// `npm run chaos:talk [-- --messages 10000 --notices 10000]`: chat and notices over kills; see load-tests/chaos.
import { runBuilt } from './run-built.mjs';

await runBuilt('talk', 'start.js');
