import type { Plugin } from 'vite';
import { tileOrigins } from './src/widgets/map/tile-origins.js';

/**
 * Names the origins of the map tiles in the page, from which the gateway adds them to the origins of pictures in its policy
 * (`withTileOrigins`): `VITE_MAP_TILES` of the build is the only setting.
 */
export function tilePolicy(): Plugin {
  let origins: readonly string[] = [];
  return {
    name: 'tile-policy',
    configResolved({ env }) {
      const tiles = env['VITE_MAP_TILES'] as string | undefined;
      if (tiles) origins = tileOrigins(tiles);
    },
    transformIndexHtml: () =>
      origins.length > 0
        ? [{ tag: 'meta', attrs: { name: 'tile-origins', content: origins.join(' ') }, injectTo: 'head' }]
        : [],
  };
}
