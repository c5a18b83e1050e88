/** Audits of snapshots in temporary folders, with pictures that take no time. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Audit } from '../../audit/audit.ts';
import { createAudit } from '../../audit/create-audit.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { normaliseRecords } from '../../pipeline/snapshot/normalise-record.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type SnapshotImage, writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { demoFiles } from '../../sandbox/demo/demo-files.ts';
import { demoDomains, demoRecords } from '../../sandbox/demo/demo-records.ts';
import type { SiteConfig } from '../../site/config.ts';
import { silentProgress } from '../../site/progress.ts';
import demoConfig from '../../site.config.ts';
import { completeColumns } from '../support/complete-columns.ts';
import type { EditableSnapshot, Records } from '../support/editable-snapshot.ts';

const [domain] = demoDomains;

/** The demo's records as a fetch leaves them, each with one and the same small picture. `dir` gets the picture. */
export async function readDemo(dir: string): Promise<EditableSnapshot> {
	await mkdir(dir, { recursive: true });
	const bytes = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#789' } })
		.png()
		.toBuffer();
	const file = join(dir, 'picture.png');
	await sharp(bytes).toFile(file);
	const files = demoFiles(domain).map(({ id, filename_download, title, description, alt_translations, type, width, height }) => ({
		...{ id, filename_download, title, description, alt_translations, type, width, height },
		...{ focal_point_x: null, focal_point_y: null, filesize: bytes.length },
	}));
	const asFetched = (list: readonly WireRecord[]) => normaliseRecords(list).map((record) => structuredClone(record));
	const ofProject = Object.entries<readonly WireRecord[]>(demoRecords(domain));
	const records: Records = {
		...Object.fromEntries(ofProject.map(([collection, list]) => [collection, asFetched(completeColumns(collection, list))])),
		directus_files: asFetched(files),
	};
	const image = { hash: sha256(bytes), ext: 'png', width: 1400, height: 1400, bytes: bytes.length, modifiedOn: null, file };
	const images = new Map(
		files.map(({ id, filename_download }): [string, SnapshotImage] => [id, { ...image, filename: filename_download }]),
	);
	return { records, images, meta: { project: domain, fetchedAt: '2026-11-20T12:00:00.000Z', backendVersion: null } };
}

export async function writeDemo(dir: string, { records, images, meta }: EditableSnapshot): Promise<void> {
	await writeSnapshot(dir, records, { ...meta, images });
}

/** Audits `dir` against another folder. */
export function auditFolder(dir: string, base: string, work: string, config: Partial<SiteConfig> = {}): Promise<Audit> {
	return createAudit({
		...{ contentDir: dir, snapshotDir: dir, isRejected: false, base, ownContentDir: dir, portalUrl: 'https://cms.example', projectDir },
		config: { ...demoConfig, images: { formats: ['jpeg'], widths: [320], avifQuality: 50 }, ...config },
		cacheDir: join(work, 'cache'),
		progress: silentProgress,
	});
}
