/** Uploads pictures under their fixed ids into the folder of their project. */
import { readFiles, updateFile, uploadFiles } from '@directus/sdk';
import PQueue from 'p-queue';
import type { AdminClient, Row } from '../admin-client.ts';
import { holds } from './write-rows.ts';

/** A picture of the demo. Drawing it takes about a second, so it is drawn only when it is needed. */
export interface SeedFile {
	readonly id: string;
	/** File name with its extension, such as `hero.jpg`. */
	readonly name: string;
	readonly mimeType: string;
	/** Id of the Directus folder. */
	readonly folder: string;
	/** What editors say of it, by the names of Directus' own fields and of ours (see file-fields.ts). */
	readonly about: Row;
	readBytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Drawing keeps a processor busy; two at a time fill the smallest machine that builds the site. */
const filesAtOnce = 2;

/**
 * Uploads missing files, replaces those of another size, and corrects what is said of them; tells each finished file. Returns how
 * many were written.
 */
export async function writeFiles(client: AdminClient, files: readonly SeedFile[], onFile: () => void): Promise<number> {
	const present = await readPresentFiles(client, files);
	const queue = new PQueue({ concurrency: filesAtOnce });
	let written = 0;
	await queue.addAll(
		files.map((file) => async () => {
			const bytes = await file.readBytes();
			const known = present.get(file.id);
			const isCurrent = known !== undefined && Number(known.filesize) === bytes.byteLength;
			const form = isCurrent ? null : toForm(file, bytes, known === undefined);
			if (form) await client.request(known === undefined ? uploadFiles(form) : updateFile(file.id, form));
			const isDescribed = isCurrent && holds(known, file.about);
			if (!isDescribed) await client.request(updateFile(file.id, file.about));
			if (!isDescribed) written += 1;
			onFile();
		}),
	);
	return written;
}

async function readPresentFiles(client: AdminClient, files: readonly SeedFile[]): Promise<ReadonlyMap<unknown, Row>> {
	const fields = ['id', 'filesize', ...new Set(files.flatMap(({ about }) => Object.keys(about)))];
	const present: readonly Row[] = await client.request(readFiles({ fields: fields as [], limit: -1 }));
	return new Map(present.map((file) => [file.id, file]));
}

/** Directus reads the fields before the file, in this order. */
function toForm({ id, name, mimeType, folder }: SeedFile, bytes: Uint8Array<ArrayBuffer>, isNew: boolean): FormData {
	const form = new FormData();
	if (isNew) form.append('id', id);
	form.append('folder', folder);
	form.append('file', new Blob([bytes], { type: mimeType }), name);
	return form;
}
