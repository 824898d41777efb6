import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `--mode button` builds what a page loads for Button alone; `--ssr server.tsx` what a server renders. */
export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react()],
  build:
    mode === 'button'
      ? {
          outDir: 'dist-button',
          minify: 'oxc',
          lib: { entry: 'button.tsx', formats: ['es'], fileName: 'button' },
          rolldownOptions: { external: /^react/ },
        }
      : { outDir: isSsrBuild ? 'dist-server' : 'dist', assetsInlineLimit: 0 },
}));
