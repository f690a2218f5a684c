import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserGuard } from './tools/vite-browser-guard.ts';

// What renders pages is built into the server: always React's production form, whatever NODE_ENV
// says at the start, and only the icons that are used.
const BUILT_IN = ['react', 'react-dom', 'react-router', '@react-router/node', 'lucide-react'];

// One graph: the server (src/main.ts) and the pages are built together, so no module exists twice.
export default defineConfig(({ command }) => ({
  plugins: [browserGuard(), tailwindcss(), reactRouter()],
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  environments: {
    ssr: {
      resolve: command === 'build' ? { noExternal: BUILT_IN } : {},
      build: { rollupOptions: { input: './src/main.ts' } },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: { target: 'node' },
}));
