const KEY = 'scroll-positions';
/** Maximum number of positions stored over a reload. */
const MOST = 100;

/** The scroll position of each place; stored in sessionStorage while the page is reloaded. */
export class ScrollPositions {
  private readonly kept = new Map<string, number>(stored());

  at(place: string): number | undefined {
    return this.kept.get(place);
  }

  keep(place: string, position: number): void {
    this.kept.set(place, position);
  }

  store(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...this.kept].slice(-MOST)));
    } catch {
      // A full storage only loses the position after a reload.
    }
  }
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
