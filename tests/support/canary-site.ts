/** The site of a snapshot that is full of canaries, built by the real command and served without its policy: nothing but its own escaping protects it. */
import { join } from 'node:path';
import sharp from 'sharp';
import { runBuild } from '../../commands/programs/run-build.ts';
import { startSiteServer } from '../../commands/serving/site-server.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { type SnapshotImage, writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { pictureId, projectDomain } from '../builders/records.ts';
import { type Planting, plantCanaries } from './canaries.ts';
import type { RecordsByCollection } from './drifts.ts';
import { readTree } from './read-tree.ts';

export const canarySiteUrl = `https://${projectDomain}`;

/** Whose site it is. */
export const canaryEnvironment = { PROJECT_DOMAIN: projectDomain, SITE_URL: canarySiteUrl };

/** The policy that every page carries. */
export const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>\n?/;

export interface CanarySite {
	readonly planting: Planting;
	/** Folders of the built site, of its snapshot, of the same snapshot without canaries, and of the cache. */
	readonly folders: Readonly<Record<'dist' | 'content' | 'sound' | 'cache', string>>;
	/** Every HTML file of the site, below `dist`. */
	readonly htmlFiles: readonly string[];
	readonly url: string;
	/** Pages that were served as they are, because they carry no policy: none should be. */
	servedUnchanged(): number;
	close(): Promise<void>;
}

/** `work` is an empty folder. Throws with the build's output where it fails. */
export async function startCanarySite(work: string): Promise<CanarySite> {
	const folders = { dist: join(work, 'dist'), content: join(work, 'content'), sound: join(work, 'sound'), cache: join(work, 'cache') };
	const planting = plantCanaries();
	await writeRecords(folders.content, planting.records);
	await writeRecords(folders.sound, planting.sound);
	const { exitCode, output } = await runBuild({
		content: folders.content,
		out: folders.dist,
		cache: folders.cache,
		env: canaryEnvironment,
	});
	if (exitCode !== 0) throw new Error(`The site does not build (${exitCode}):\n${output.slice(-4000)}`);
	let unchanged = 0;
	const finishPage = (html: Buffer | null) => {
		const text = html?.toString() ?? '';
		const bare = text.replace(policyElement, '');
		if (bare === text) unchanged += 1;
		return bare;
	};
	const { url, close } = await startSiteServer({
		dir: folders.dist,
		port: 0,
		host: '127.0.0.1',
		addition: { answer: () => false, finishPage },
	});
	const htmlFiles = Object.keys(readTree(folders.dist, 'content')).filter((file) => file.endsWith('.html'));
	return { planting, folders, htmlFiles, url, servedUnchanged: () => unchanged, close };
}

/** With one picture, whose name is a canary, too. */
async function writeRecords(dir: string, records: RecordsByCollection): Promise<void> {
	const data = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#789' } })
		.png()
		.toBuffer();
	const image = { hash: sha256(data), ext: 'png', width: 600, height: 400, bytes: data.length, modifiedOn: null, data };
	const images = new Map<string, SnapshotImage>([[pictureId, { ...image, filename: '"><img src=x onerror=top.canary(0)>.png' }]]);
	await writeSnapshot(dir, records, { project: projectDomain, fetchedAt: '2026-11-20T12:00:00.000Z', backendVersion: null, images });
}
