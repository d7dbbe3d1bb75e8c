/** Says how far the loader is, on a line of its own; the launcher shows the last one. */
export class Progress {
  say(what: string): void {
    process.stdout.write(`${what}\n`);
  }
}
