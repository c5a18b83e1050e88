/** Audits of records in memory, written as snapshots: what editors would read of them, against what was sound. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createAudit } from '../../audit/create-audit.ts';
import { toAuditEvents } from '../../audit/output/audit-events.ts';
import { formatAudit } from '../../audit/output/format-audit.ts';
import { renderReport } from '../../audit/report/render-report.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { languages } from '../../site/languages.ts';
import { silentProgress } from '../../site/progress.ts';
import { aSiteConfig } from '../builders/content.ts';
import { allNormalised } from '../builders/normalised.ts';
import { pictureId, projectDomain } from '../builders/records.ts';
import type { RecordsByCollection } from './drifts.ts';

export interface DriftedAudits {
	/** Everything that an audit of these records says: the reports, as text and as JSON, in the order of the languages. */
	audit(records: RecordsByCollection): Promise<readonly string[]>;
	remove(): void;
}

/** Each audit compares with `sound`. */
export async function createDriftedAudits(sound: RecordsByCollection): Promise<DriftedAudits> {
	const work = mkdtempSync(join(tmpdir(), 'drifted-audits-'));
	const data = await sharp({ create: { width: 48, height: 48, channels: 3, background: '#789' } })
		.png()
		.toBuffer();
	const picture = { hash: sha256(data), ext: 'png', width: 48, height: 48, bytes: data.length, filename: 'ring.png', modifiedOn: null };
	const write = async (folder: string, records: RecordsByCollection) => {
		mkdirSync(join(work, folder), { recursive: true });
		await writeSnapshot(join(work, folder), allNormalised(records), {
			project: projectDomain,
			fetchedAt: '2026-11-20T12:00:00.000Z',
			backendVersion: null,
			images: new Map([[pictureId, { ...picture, data }]]),
		});
	};
	await write('sound', sound);
	const config = aSiteConfig({ projectDomain, images: { formats: ['jpeg'], widths: [32], avifQuality: 50 } });
	return {
		async audit(records) {
			await write('drifted', records);
			const [contentDir, base] = [join(work, 'drifted'), join(work, 'sound')];
			const found = await createAudit({
				contentDir,
				snapshotDir: contentDir,
				ownContentDir: contentDir,
				isRejected: false,
				base,
				needsBase: true,
				config,
				portalUrl: 'https://cms.example',
				projectDir,
				cacheDir: join(work, 'cache'),
				progress: silentProgress,
			});
			return [
				JSON.stringify(toAuditEvents(found)),
				...languages.flatMap((language) => [
					formatAudit(found, language),
					renderReport(found, { language, siteLanguages: config.languages }),
				]),
			];
		},
		remove: () => rmSync(work, { recursive: true }),
	};
}
