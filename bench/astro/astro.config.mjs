/** Astro as anybody would set it up; only its folders are the benchmark's. */
import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

const workDir = process.env.BENCH_ASTRO_WORK;
if (workDir === undefined) throw new Error('BENCH_ASTRO_WORK is missing: "npm run bench" sets it.');

export default defineConfig({
	site: 'https://bench.example',
	outDir: join(workDir, 'dist'),
	cacheDir: join(workDir, 'cache'),
	devToolbar: { enabled: false },
	integrations: [react()],
	vite: { resolve: { dedupe: ['react', 'react-dom'] } },
});
