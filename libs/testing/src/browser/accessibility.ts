import axe from 'axe-core';
import type { Page } from 'playwright';

/** Loads axe once into a document. */
const AXE = `if (!window.axe) { ${axe.source} }`;
/**
 * Runs axe while nothing moves: colours would be judged wrongly during a transition, such as that of a message which appears just then.
 * Text, because it runs in the browser and this package has no DOM types.
 */
const RUN = `(async () => {
  const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  for (let rest = 20; ; rest -= 1) {
    await Promise.allSettled(transitions().map(({ finished }) => finished));
    let hasMoved = false;
    const note = () => (hasMoved = true);
    document.addEventListener('transitionrun', note, true);
    const result = await axe.run(document, { resultTypes: ['violations'] });
    document.removeEventListener('transitionrun', note, true);
    if (rest === 0 || !(hasMoved || transitions().length > 0)) return result;
  }
})()`;
const SETTLED = `new Promise((settled) => {
  const observer = new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(end, 200); });
  const end = () => { observer.disconnect(); clearTimeout(limit); settled(); };
  let quiet = setTimeout(end, 200);
  const limit = setTimeout(end, 3000);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})`;
const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const MOVING = `[...document.querySelectorAll('*')].flatMap((element) =>
  [null, '::before', '::after'].filter((part) => {
    const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
    const isLong = (durations) => durations.split(',').some((one) => parseFloat(one) * (one.endsWith('ms') ? 1 : 1000) > 1);
    return (animationName !== 'none' && isLong(animationDuration)) || isLong(transitionDuration) || scrollBehavior === 'smooth';
  }).map((part) => element.outerHTML.slice(0, 120) + (part ?? '')))`;

/** Waits for lazily loaded content: until nothing has changed for 200 ms, or 3 s have passed. */
export const settled = (page: Page): Promise<void> => page.evaluate<void>(SETTLED);

/** Returns axe's serious and critical findings with their elements, once the page has settled. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  await settled(page);
  const { violations } = await page.evaluate<axe.AxeResults>(RUN);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Returns by how many pixels a page scrolls sideways; more than 0 means that it does not fit the screen. */
export const sideways = (page: Page): Promise<number> => page.evaluate<number>(TOO_WIDE);

/** Returns elements that move, or would move when touched; expected to be empty when reduced motion is requested. */
export const moving = (page: Page): Promise<string[]> => page.evaluate<string[]>(MOVING);
