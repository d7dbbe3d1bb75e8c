import axe from 'axe-core';
import type { Page } from 'playwright-core';

// Runs in the browser, so it is text: this package has no DOM types.
const RUN = `axe.run(document, { resultTypes: ['violations'] })`;
/** Colours during a transition would be judged wrongly. */
const AT_REST = `Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished)
)`;
/** What is loaded when it is used arrives after the page: nothing changed for 200 ms, or 3 s are over. */
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

/** Serious and critical findings of axe once a page changes no more and has no running transition, with their elements. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(SETTLED);
  await page.evaluate(AT_REST);
  const { violations } = await page.evaluate<axe.AxeResults>(RUN);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** By how many pixels a page scrolls sideways; more than 0 means that it does not fit the screen. */
export const sideways = (page: Page): Promise<number> => page.evaluate<number>(TOO_WIDE);

/** Elements that move, or would when they are touched: none where less motion is asked for. */
export const moving = (page: Page): Promise<string[]> => page.evaluate<string[]>(MOVING);
