// Progress of long operations on the terminal. Plain JavaScript, because it runs before anything is installed.

const live = process.stdout.isTTY === true;
const HEARTBEAT_MS = 10_000;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Prints a line of its own. */
export function say(text) {
  process.stdout.write(`${live ? '\r\x1b[K' : ''}${text}\n`);
}

/** Like `step`, but prints a single line when `work` has ended, for work that runs beside another step. */
export async function stepBeside(what, work) {
  const since = Date.now();
  const end = (how) => say(`  ${what}: ${how} ${seconds(since)}, beside the other step`);
  try {
    const result = await work(() => undefined);
    end('done in');
    return result;
  } catch (failure) {
    end('failed after');
    throw failure;
  }
}

/**
 * Shows that `work` is running and how long it took. `work` receives `note(text)` to report its progress. On a terminal one line
 * counts the seconds; elsewhere a line is written from time to time.
 */
export async function step(what, work) {
  const since = Date.now();
  let detail = '';
  const line = () => `  ${what}${detail ? `: ${detail}` : ''} … ${seconds(since)}`;
  const show = () => (live ? process.stdout.write(`\r\x1b[K${line()}`) : say(line()));
  if (live) show();
  const timer = setInterval(show, live ? 250 : HEARTBEAT_MS);
  try {
    const result = await work((text) => (detail = text));
    say(`  ${what}: done in ${seconds(since)}`);
    return result;
  } catch (failure) {
    say(`  ${what}: failed after ${seconds(since)}`);
    throw failure;
  } finally {
    clearInterval(timer);
  }
}
