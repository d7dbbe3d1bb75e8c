import type { Page } from 'playwright';

export interface Effort {
  /** Taps of a finger, each choice in a list and each file included. */
  readonly taps: number;
  /** Fields that were typed into, each once. */
  readonly typed: readonly string[];
}

/**
 * Counts from now on what a person has to do on a page and on those that follow it in the same tab. The counts are in the tab's
 * storage, because each load begins anew.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    const read = (): { taps: number; typed: string[] } =>
      JSON.parse(sessionStorage.getItem('effort') ?? '{"taps":0,"typed":[]}') as {
        taps: number;
        typed: string[];
      };
    const write = (effort: object): void => sessionStorage.setItem('effort', JSON.stringify(effort));
    const tap = (): void => {
      const effort = read();
      write({ ...effort, taps: effort.taps + 1 });
    };
    addEventListener('pointerdown', tap, true);
    addEventListener('change', ({ target }) => {
      const isChoice = target instanceof HTMLSelectElement;
      const isFile = target instanceof HTMLInputElement && target.type === 'file';
      if (isChoice || isFile) tap();
    });
    addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
        if (!isText || ['checkbox', 'radio', 'file', 'range'].includes(target.type)) return;
        const name = `${location.pathname} ${target.labels?.[0]?.innerText ?? target.name}`;
        const effort = read();
        if (!effort.typed.includes(name)) write({ ...effort, typed: [...effort.typed, name] });
      },
      true,
    );
  });
  return () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('effort') ?? '{"taps":0,"typed":[]}') as never);
}
