import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseSnapshot } from '../../../audit/snapshots/choose-snapshot.ts';
import { forgetRejected, keepRejected } from '../../../commands/building/keep-rejected.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('keeps what was refused for one folder while another is refused with the same cache, at the same time, too', async () => {
	const work = await temporaryFolder();
	const cacheDir = join(work, 'cache');
	const purposes = ['one', 'two'].map((name) => ({ contentDir: join(work, name), project: `${name}.example`, drafts: false }));
	const kept = await Promise.all(
		purposes.map((purpose) => {
			const staged = `${purpose.contentDir}.staged`;
			mkdirSync(join(staged, 'images'), { recursive: true });
			writeFileSync(join(staged, 'manifest.json'), JSON.stringify({ project: purpose.project, fetchedAt: '2026-11-02T10:00:00.000Z' }));
			return keepRejected(staged, cacheDir, purpose);
		}),
	);
	expect(kept.map(({ notKept }) => notKept)).toEqual([null, null]);
	for (const purpose of purposes) {
		const { dir, isRejected } = await chooseSnapshot(purpose, cacheDir);
		expect(isRejected).toBe(true);
		expect(readFileSync(join(dir, 'manifest.json'), 'utf8')).toContain(purpose.project);
	}
	await forgetRejected(cacheDir, join(work, 'one'));
	expect(kept.map(({ rejectedDir }) => existsSync(rejectedDir ?? ''))).toEqual([false, true]);
});
