import { command } from './command.js';
import { main } from './main.js';

await command(() => main(process.argv.slice(2)));
