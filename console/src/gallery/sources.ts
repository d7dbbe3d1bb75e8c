import { lazy, type ComponentType } from 'react';
import type { GalleryWidget } from './widgets.js';

const EXAMPLES = import.meta.glob<{ default: ComponentType }>('./examples/*.tsx');
const CODE = import.meta.glob<string>('./examples/*.tsx', { query: '?raw', import: 'default' });
const COMPONENTS = import.meta.glob<string>('../widgets/**/*.tsx', { query: '?raw', import: 'default' });

/** Returns the live example of a widget, loaded when it is shown. */
export const exampleOf = (id: string) => lazy(EXAMPLES[`./examples/${id}.tsx`]!);

/** Returns the source of the example and of the component. */
export async function sourcesOf({ id, of }: GalleryWidget) {
  const [code, component] = await Promise.all([
    CODE[`./examples/${id}.tsx`]!(),
    COMPONENTS[`../widgets/${of}.tsx`]!(),
  ]);
  return { code, component };
}
