/** The scripts that the service worker keeps: every page's, and the contact page's. */
import { expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { bundleBrowser } from '../../../renderer/bundle/bundle-browser.ts';
import { offlinePage } from '../../../shop/site/offline-page.ts';

it('names boot, app and the head of pages, and what the contact page needs beyond them', async () => {
	const { shell, offline, boot, files } = await bundleBrowser(projectDir, offlinePage);
	const named = (names: readonly string[]) =>
		names.filter((name) => !name.startsWith('chunk-')).map((name) => name.replace(/-\w+\.js$/, ''));
	expect(shell).toContain(boot);
	expect(named(shell)).toEqual(['PageHead', 'app', 'boot']);
	for (const scripts of Object.values(offline)) {
		expect(named(scripts)).toEqual(['ContactPage', 'base', 'consent', 'forms', 'house']);
		expect(scripts.filter((name) => shell.includes(name) || !files.has(name))).toEqual([]);
	}
	expect(offline.de).not.toEqual(offline.fr);
});
