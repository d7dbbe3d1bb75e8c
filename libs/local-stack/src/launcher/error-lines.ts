import { LogFollower } from './log-follower.js';

/** Maximum number of lines shown per service for each read of its file; the log file has all of them. */
const AT_MOST = 5;

/** Shows the error-level lines of services as they are written to their log files. */
export function followErrors(files: ReadonlyMap<string, string>, say: (line: string) => void): LogFollower {
  return new LogFollower(files, (name, lines) => {
    const errors = lines.flatMap(errorIn);
    for (const error of errors.slice(0, AT_MOST)) say(`${name}: ${error}`);
    if (errors.length > AT_MOST) say(`${name}: ${errors.length - AT_MOST} more in ${files.get(name)}`);
  });
}

/** Returns the message of a JSON log line of level error or worse; empty for any other line. */
export function errorIn(line: string): readonly string[] {
  if (!/"level":"?(error|fatal|[56]0)/.test(line)) return [];
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    const cause = err?.message && err.message !== msg ? `: ${err.message}` : '';
    return [`${msg ?? 'error'}${cause}`.split('\n')[0]!];
  } catch {
    return [];
  }
}
