import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { manifest: true, target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: { '/api': api, '/media': api, '/sandbox': api, '/dev': api } },
});
