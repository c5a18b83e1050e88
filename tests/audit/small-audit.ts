/** Audits of snapshots in temporary folders, with pictures that take no time. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Audit } from '../../audit/audit.ts';
import { createAudit } from '../../audit/create-audit.ts';
import { defaultFolders, projectDir } from '../../commands/options/project-folder.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import type { SiteConfig } from '../../site/config.ts';
import { silentProgress } from '../../site/progress.ts';
import demoConfig from '../../site.config.ts';
import { type EditableSnapshot, readEditableSnapshot } from '../support/editable-snapshot.ts';

/** The demo, each of its pictures replaced by one and the same small one, which `dir` gets. */
export async function readDemo(dir: string): Promise<EditableSnapshot> {
	await mkdir(dir, { recursive: true });
	const bytes = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#789' } })
		.png()
		.toBuffer();
	const file = join(dir, 'picture.png');
	await writeFile(file, bytes);
	const demo = await readEditableSnapshot(defaultFolders.content);
	const small = { hash: sha256(bytes), width: 1400, height: 1400, bytes: bytes.length, file };
	const meta = { ...demo.meta, fetchedAt: '2026-11-20T12:00:00.000Z' };
	return { ...demo, meta, images: new Map([...demo.images].map(([id, image]) => [id, { ...image, ...small }])) };
}

/** Audits `dir` against another folder. */
export function auditFolder(dir: string, base: string, work: string, config: Partial<SiteConfig> = {}): Promise<Audit> {
	return createAudit({
		contentDir: dir,
		snapshotDir: dir,
		isRejected: false,
		base,
		ownContentDir: dir,
		portalUrl: 'https://cms.example',
		projectDir,
		config: { ...demoConfig, images: { formats: ['jpeg'], widths: [320], avifQuality: 50 }, ...config },
		cacheDir: join(work, 'cache'),
		progress: silentProgress,
	});
}
