import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './vite/compressed.ts';
import { directImports } from './vite/direct-imports.ts';
import { localFonts } from './vite/local-fonts.ts';
import { prerender } from './vite/prerender.ts';
import { sharedChunks } from './vite/shared-chunks.ts';

/** Where the API runs while developing. */
const server = process.env.PAGEWRIGHT_API ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [prerender(), react(), directImports(), localFonts(), compressed()],
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
  // The worker that runs pages' methods loads its engine as a module.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2024',
    sourcemap: false,
    // The content security policy forbids data: scripts and fonts; pictures stay files of their own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: [sharedChunks()] } } },
  },
});
