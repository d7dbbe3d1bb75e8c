import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env['MALL_GATEWAY'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': { target: gateway, ws: true } } },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // A handful of files that every page needs, rather than forty of one kilobyte each.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack)[\\/]/,
            },
            {
              name: 'kit',
              test: /storefront[\\/]src[\\/](?:components[\\/](?!forms|File)|mall)|web-kit[\\/](?!dist[\\/]words)/,
            },
          ],
        },
      },
    },
  },
});
