// Part of `npm run generate`: writes the sizes of ../sizes.mjs as components of the overlays, sizes/ha and sizes/one-box.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { sizesComponent } from './sizes-component.mjs';

for (const overlay of ['ha', 'one-box']) {
  const folder = join(import.meta.dirname, 'sizes', overlay);
  mkdirSync(folder, { recursive: true });
  const text = await format(sizesComponent(overlay), { parser: 'yaml', singleQuote: true, printWidth: 110 });
  writeFileSync(join(folder, 'kustomization.yaml'), text);
}
