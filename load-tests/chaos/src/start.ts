import { main } from './main.js';

try {
  process.exit(await main(process.argv.slice(2)));
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`);
  process.exit(2);
}
