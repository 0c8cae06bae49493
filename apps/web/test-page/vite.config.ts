import { defineConfig } from 'vite';
import { prerender } from '../vite/prerender.ts';

/** Of pages that show more than panels: what the product runs while building is run so for them, too. */
export default defineConfig({ plugins: [prerender()] });
