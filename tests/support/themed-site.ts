/** The demo's content in another house: a theme that differs from the demo's in each of its values, built beside it. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoSite } from '../../commands/demo-site/demo-site.ts';
import { writeTestConfig } from '../../commands/demo-site/test-site.ts';
import { defaultFolders, projectDir } from '../../commands/options/project-folder.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { startSiteServer } from '../../commands/serving/site-server.ts';
import { readEditableSnapshot, writeEditableSnapshot } from './editable-snapshot.ts';
import { firstOf } from './trimmed-snapshot.ts';

/** `config` of the project record: dark, narrow, with a sans-serif face, a high header and a light footer. */
export const secondTheme = {
	base_color: '#16131a',
	brand_color: '#e7a977',
	wrapper: { width: '62rem' },
	global: { backgroundColor: '#1d1822', pageWidth: '76rem', headingFontOverride: 'Hanken Grotesk' },
	components: { header: { height: 120, layout: 'centred' }, footer: { backgroundColor: '#efe6dc' } },
} as const;

/** Builds into a folder that stays, with the demo's pictures and texts, and serves it alone. Throws with the build's output where it fails. */
export async function startThemedSite(): Promise<DemoSite> {
	const content = join(projectDir, '.cache/test-theme-content');
	const dist = join(projectDir, '.cache/test-theme-site');
	rmSync(content, { recursive: true, force: true });
	cpSync(defaultFolders.content, content, { recursive: true });
	const copy = await readEditableSnapshot(content);
	copy.records.project = firstOf(copy.records, 'project').map((record) => ({ ...record, config: secondTheme }));
	await writeEditableSnapshot(content, copy);
	const { exitCode, output } = await runBuild({ content, out: dist, config: writeTestConfig() });
	if (exitCode !== 0) throw new Error(`The demo does not build in another theme (exit code ${exitCode}):\n${output}`);
	const { url, close } = await startSiteServer({ dir: dist, port: 0, host: '127.0.0.1' });
	return { url, dist, close };
}
