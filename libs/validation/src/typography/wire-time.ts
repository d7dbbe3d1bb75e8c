/** Returns a moment as the mall family writes it: `yyyy-MM-dd HH:mm:ss`, UTC. */
export function wireTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
