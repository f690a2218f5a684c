import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserGuard } from './tools/vite-browser-guard.ts';

// One graph: the server (src/main.ts) and the pages are built together, so no module exists twice.
export default defineConfig({
  plugins: [browserGuard(), tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: './src/main.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: { target: 'node' },
});
