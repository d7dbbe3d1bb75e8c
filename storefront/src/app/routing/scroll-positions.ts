const KEY = 'scroll-positions';
/** Positions of this many places are remembered over a reload. */
const MOST = 100;

/** How far each place was scrolled, by place; sessionStorage remembers them while the page is being loaded again. */
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
      // A full storage costs the position after a reload, nothing else.
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
