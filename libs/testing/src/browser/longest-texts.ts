import type { Page } from 'playwright';

/** A name as long as fields allow, without a place to break it. */
const LONGEST_NAME = 'Щ'.repeat(100);
const LONGEST_TEXT = `${LONGEST_NAME} ${'очень длинный текст '.repeat(45)}`;

const NAMES =
  /name|title|address|consignee|receiver|city|company|label|brand|model|bank|carrier|seller|buyer|colou?r|street|employer/i;
const TEXTS = /remark|comment|note|reason|descr|content|text|answer|question|message|body/i;
/** Fields by which programs find something, and which nobody types. */
const FOR_PROGRAMS =
  /url|path|key|id$|ids$|code|type|status|state|kind|token|locale|icon|format|username|login|img|image/i;

/**
 * Makes the texts of people as long as their fields allow in every answer that the page asks for, whatever the demo and other journeys
 * left. Pages that the server renders have answers of their own: they are to be opened within the open app.
 */
export async function withLongestTexts(page: Page): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.startsWith('application/json');
    const json: unknown = isJson ? await response.json().catch(() => undefined) : undefined;
    await route.fulfill(json === undefined ? { response } : { response, json: lengthened(json) });
  });
}

function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key));
  if (typeof value === 'string') return isTyped(value, key) ? longest(key, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]));
}

const isTyped = (value: string, key: string): boolean =>
  !FOR_PROGRAMS.test(key) && /\p{L}/u.test(value) && !/^(?:\/|https?:|data:|[{[])/.test(value);

function longest(key: string, value: string): string {
  if (TEXTS.test(key)) return LONGEST_TEXT;
  return NAMES.test(key) ? LONGEST_NAME : value;
}
