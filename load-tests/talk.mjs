// `npm run chaos:talk [-- --messages 10000 --notices 10000]`: chat and notices while processes are killed; see load-tests/chaos.
import { runBuilt } from './run-built.mjs';

await runBuilt('talk', 'start.js');
