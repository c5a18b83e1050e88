/** The one picture that the order service reads: the logo of a shop, which stands on its letters. A release has to carry it. */
import { imageFileName } from '../../pipeline/snapshot/manifest.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { text } from './wire-values.ts';

type LogoRecords = Pick<Snapshot, 'records' | 'images'>;

/** Below the folder of the snapshot's pictures. null: the project has no logo, or its file was never fetched. */
export function logoFile({ records, images }: LogoRecords, project: string): string | null {
	const entry = images.get(text(records('project').find(({ domain }) => domain === project)?.logo));
	return entry === undefined ? null : imageFileName(entry);
}

/** Of all its projects. */
export function logoFiles(snapshot: LogoRecords): readonly string[] {
	return snapshot.records('project').flatMap(({ domain }) => logoFile(snapshot, text(domain)) ?? []);
}
