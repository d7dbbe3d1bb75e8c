/** Prints progress, one line each; the launcher shows the last line. */
export class Progress {
  say(what: string): void {
    process.stdout.write(`${what}\n`);
  }
}
