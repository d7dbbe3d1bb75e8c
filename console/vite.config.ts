import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env['MALL_GATEWAY'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  // The gateway puts a new nonce there for each page; Emotion's style elements carry it.
  html: { cspNonce: '__CSP_NONCE__' },
  // A second copy of one of these breaks its contexts.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', 'ra-core', '@mui/material'] },
  server: { port: 5174, proxy: { '/api': { target: gateway, ws: true } } },
  // One large chunk: the barrel of react-admin cannot be split, and staff load it once.
  build: { outDir: 'dist', chunkSizeWarningLimit: 2_000 },
});
