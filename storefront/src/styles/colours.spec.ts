import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.cwd(), 'storefront/src');
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|(?<=[:\s,'"])(?:white|black)(?=[;,\s'"])/gi;
/** Signatures go to print, whatever the screen looks like. */
const INK = /DrawnSignature\.tsx$/;

/** A colour beside the tokens would be the same in both looks, such as white text on a light ground. */
test('colours are those of the tokens', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx)$/.test(file) && !INK.test(file))
    .flatMap((file) =>
      (readFileSync(join(source, file), 'utf8').match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
    );
  expect(found).toEqual([]);
});
