import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { nearAtlas } from './near-atlas.js';
import { oneLanguage } from './one-language.js';
import { tilePolicy } from './tile-policy.js';

const gateway = process.env['MALL_GATEWAY'] ?? 'http://127.0.0.1:8080';

/**
 * react-admin reserves the space of a missing hint by an empty character set as markup, which pages that require Trusted Types
 * refuse. This plugin makes the character a child.
 * @throws Error when a new version of react-admin has other code.
 */
const withoutMarkup: Plugin = {
  name: 'react-admin-without-markup',
  transform(code, id) {
    if (!/node_modules\/ra-ui-materialui\/dist\/input\/InputHelperText\.js/.test(id)) return undefined;
    const plain = code.replace('{ dangerouslySetInnerHTML: defaultInnerHTML }', "null, '\\u200b'");
    if (plain === code) throw new Error('InputHelperText sets no markup any more: this plugin can go.');
    return { code: plain, map: null };
  },
};

export default defineConfig({
  base: '/console/',
  plugins: [react(), withoutMarkup, oneLanguage, nearAtlas, tilePolicy()],
  // The gateway inserts a new nonce for each page; Emotion's style elements carry it.
  html: { cspNonce: '__CSP_NONCE__' },
  // A second copy of one of these would break its contexts.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', 'ra-core', '@mui/material'] },
  server: { port: 5174, proxy: { '/api': { target: gateway, ws: true } } },
  build: {
    outDir: 'dist',
    // Read by the test of the first load.
    manifest: true,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Only the modules that the sign-in page needs.
            { name: 'start', tags: ['$initial'], priority: 2 },
            // Bundled, because separate requests would cost more than the icons themselves.
            { name: 'icons', test: /node_modules\/@mui\/icons-material/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
