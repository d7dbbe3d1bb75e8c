import { Logger } from '@nestjs/common';

const logger = new Logger('Personal data');

/**
 * Does the work of a timer for each item, whatever fails for another one; the next run repeats what has failed.
 *
 * @param nameOf name of an item in the log, without personal data
 */
export async function eachApart<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items)
    await work(item).catch((failure: unknown) =>
      logger.warn(`${nameOf(item)} goes on later: ${String(failure)}`),
    );
}
