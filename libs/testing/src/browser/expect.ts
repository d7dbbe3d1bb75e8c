import { expect as playwrightExpect } from 'playwright/test';

/**
 * Jest's assertions, and Playwright's for pages, which wait up to 20 seconds until the page is as asserted. A page is read once by no
 * journey: on a busy machine it shows everything, but later.
 */
export const expect = playwrightExpect.configure({ timeout: 20_000 });
