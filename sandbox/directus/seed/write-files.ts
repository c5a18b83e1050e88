/** Uploads pictures under their fixed ids into the folder of their project. */
import { readFiles, updateFile, uploadFiles } from '@directus/sdk';
import PQueue from 'p-queue';
import type { AdminClient } from '../admin-client.ts';

/** A picture of the demo. Drawing it takes about a second, so it is drawn only when it is needed. */
export interface SeedFile {
	readonly id: string;
	readonly title: string;
	/** File name with its extension, such as `hero.jpg`. */
	readonly name: string;
	readonly mimeType: string;
	/** Id of the Directus folder. */
	readonly folder: string;
	readBytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Drawing keeps a processor busy; two at a time fill the smallest machine that builds the site. */
const filesAtOnce = 2;

/** Uploads missing files and replaces those of another size; tells each finished file. Returns how many were uploaded. */
export async function writeFiles(client: AdminClient, files: readonly SeedFile[], onFile: () => void): Promise<number> {
	const fields = ['id', 'filesize'] as const;
	const present = new Map((await client.request(readFiles({ fields, limit: -1 }))).map((file) => [file.id, Number(file.filesize)]));
	const queue = new PQueue({ concurrency: filesAtOnce });
	let uploaded = 0;
	await queue.addAll(
		files.map((file) => async () => {
			const bytes = await file.readBytes();
			const size = present.get(file.id);
			if (size !== bytes.byteLength) {
				const form = toForm(file, bytes, size === undefined);
				await client.request(size === undefined ? uploadFiles(form) : updateFile(file.id, form));
				uploaded += 1;
			}
			onFile();
		}),
	);
	return uploaded;
}

/** Directus reads the fields before the file, in this order. */
function toForm({ id, title, name, mimeType, folder }: SeedFile, bytes: Uint8Array<ArrayBuffer>, isNew: boolean): FormData {
	const form = new FormData();
	if (isNew) form.append('id', id);
	form.append('title', title);
	form.append('folder', folder);
	form.append('file', new Blob([bytes], { type: mimeType }), name);
	return form;
}
