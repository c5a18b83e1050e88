/** Boot must run on its own: as long as it waits for another file, clicks are lost. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { bundleBrowser } from '../../renderer/bundle/bundle-browser.ts';
import { offlinePage } from '../../shop/site/offline-page.ts';

const maxBytes = 2_600;

test('the boot script imports nothing before it runs, and is small', async () => {
	const { files, boot } = await bundleBrowser(projectDir, offlinePage);
	const script = new TextDecoder().decode(files.get(boot));
	expect(script).toContain('data-replay');
	expect(script).not.toMatch(/(^|[;}\s])(import|export)\s*["'{*\w]/);
	expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(maxBytes);
});
