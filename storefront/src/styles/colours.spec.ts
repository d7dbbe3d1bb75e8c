import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.cwd(), 'storefront/src');
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|(?<=[:\s,'"])(?:white|black)(?=[;,\s'"])/gi;
/** Signatures are printed, whatever the screen's theme. */
const INK = /DrawnSignature\.tsx$/;

/** A colour that is not a token would be the same in both themes, such as white text on a light background. */
test('colours are those of the tokens', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx)$/.test(file) && !INK.test(file))
    .flatMap((file) =>
      (readFileSync(join(source, file), 'utf8').match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
    );
  expect(found).toEqual([]);
});
