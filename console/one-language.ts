import type { ESTree, Plugin } from 'vite';
import { contractTexts } from './src/i18n/contract-texts.js';

type Statement = ESTree.Program['body'][number];

const written = Object.entries(contractTexts)
  .map(([name, texts]) => `${name}: ${JSON.stringify(texts)}`)
  .join();

/**
 * Loads `texts.ts?only=ru` as that file with its Russian texts only: the source holds three languages side by side, and a reader
 * loads one of them. The texts of the contracts are calculated here, because browsers need no contract tables for them.
 * @throws Error when a file of texts has no texts in that language.
 */
export const oneLanguage: Plugin = {
  name: 'texts-in-one-language',
  load: (id) =>
    id.includes('/contract-texts.ts?only=')
      ? `export const contractTexts = Object({ ${written} });`
      : undefined,
  transform(code, id) {
    const only = /\?only=(ru|zh|en)$/.exec(id)?.[1];
    if (!only) return undefined;
    const languages = this.parse(code).body.flatMap(languagesIn);
    if (!languages.some(({ name }) => name === only)) throw new Error(`No texts for ${only} in ${id}`);
    const emptied = languages
      .filter(({ name }) => name !== only)
      // From the end, so that earlier positions stay valid.
      .reverse()
      .reduce((rest, { start, end }) => `${rest.slice(0, start)}{}${rest.slice(end)}`, code);
    return { code: emptied, map: null };
  },
};

/** Returns the properties of the object in `export const … = texts({ ru, zh, en })` and the positions of their values. */
function languagesIn(statement: Statement): { name: string; start: number; end: number }[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration?.type !== 'VariableDeclaration') return [];
  const [declared] = statement.declaration.declarations;
  const value = declared?.init?.type === 'CallExpression' ? declared.init.arguments[0] : undefined;
  if (value?.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, start: property.value.start, end: property.value.end }]
      : [],
  );
}
