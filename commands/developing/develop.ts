/** Puts the parts together: sources and backend → builds → pages that are open in browsers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { projectDir } from '../options/project-folder.ts';
import { withProgress } from '../progress/create-progress.ts';
import { createLaterPictures } from '../serving/later-pictures.ts';
import { type OrderOptions, type SiteWithOrders, serveWithOrders } from '../serving/serve-with-orders.ts';
import { type ChildEvent, relayProgress, runBuild, runFetch } from './child-commands.ts';
import { createBackendFollower, type FollowPace } from './follow-backend.ts';
import { createLivePages } from './live-pages.ts';
import { createNoticeBox, listenForNotices } from './notices.ts';
import { createRebuilder, createRebuildReporter, describeBegin } from './rebuilder.ts';
import { createFolderStamps, watchFiles } from './watch-files.ts';

interface DevelopOptions {
	readonly contentDir: string;
	readonly outDir: string;
	readonly cacheDir: string;
	/** Folder of the renditions. */
	readonly imagesDir: string;
	readonly configFile: string;
	/** Shows what is not published yet. */
	readonly drafts: boolean;
	readonly port: number;
	readonly host: string;
	/** Which service takes what the site's forms send. */
	readonly orders: OrderOptions;
	/** How the backend is followed; null: it is not. */
	readonly live: LiveOptions | null;
	/** Ends everything: watcher, server, and the processes that run. */
	readonly signal: AbortSignal;
	/** Receives the error that ends the following. */
	onError(error: unknown): void;
}

interface LiveOptions extends FollowPace {
	/** Where the backend's Flow reports changes; null: it is asked only. */
	readonly notices: { readonly port: number; readonly secret: string } | null;
	readonly acceptShrink: boolean;
}

/** Folders of sources that decide what a build makes. */
const sourceFolders = ['client', 'renderer', 'pipeline', 'shop', 'site'].map((folder) => join(projectDir, folder));

/**
 * Settled when the site is served as its sources are now; everything else follows by itself. Ports are taken before anything is built.
 * @throws PortTaken
 */
export async function develop(options: DevelopOptions): Promise<void> {
	const { contentDir, outDir, cacheDir, imagesDir, configFile, drafts, port, host, orders, live, signal, onError } = options;
	const places = ['--content', contentDir, '--cache', cacheDir, '--config', configFile, ...(drafts ? ['--drafts'] : [])];
	const pages = createLivePages({ dir: outDir, script: bundleInPage() });
	const report = createRebuildReporter(projectDir);
	const notices = createNoticeBox();
	const pictures = createLaterPictures({ outDir, cacheDir, imagesDir, print: (text) => console.error(text) });
	signal.addEventListener('abort', pictures.close);
	const server = await serveWithOrders({
		dir: outDir,
		port,
		host,
		pictures,
		addition: pages.addition,
		orders: { orderDir: join(cacheDir, 'orders'), ...orders },
	});
	signal.addEventListener('abort', () => server.close().catch(onError));
	const listener = live?.notices ? await listenForNotices({ ...live.notices, onNotice: notices.put }) : null;
	signal.addEventListener('abort', () => listener?.close().catch(onError));
	const hasSnapshot = () => existsSync(join(contentDir, manifestFile));
	let onBuildEvent: (event: ChildEvent) => void = () => {};
	const rebuilder = createRebuilder({
		build: () => runBuild({ options: [...places, '--out', outDir, '--pictures-later'], signal, onEvent: (event) => onBuildEvent(event) }),
		onBegin: (changes) => console.log(describeBegin(changes, projectDir)),
		async onRebuilt(rebuild) {
			const { outcome } = rebuild;
			follower.rebuilt(outcome);
			if (outcome.kind === 'failed') {
				await pages.showFailedBuild(outcome.report);
			} else if (outcome.kind === 'built') {
				await pages.showBuilt({ isWritten: outcome.written + outcome.removed > 0 });
				pictures.makeRest().catch(onError);
			}
			report(rebuild);
		},
		onError,
		signal,
	});
	const follower = createBackendFollower({
		fetch: () => runFetch({ options: live?.acceptShrink ? [...places, '--accept-shrink'] : places, signal }),
		snapshot: createFolderStamps(contentDir),
		hasSnapshot,
		rebuilder,
		print: (text) => console.error(text),
		onFailure: (text) => pages.showFailedFetch(text),
		notices,
		signal,
	});
	const watcher = await watchFiles({
		paths: [...sourceFolders, configFile, contentDir],
		onChange: (file) => {
			if (!follower.takesOver(file)) rebuilder.changed(file);
		},
		onError,
	});
	signal.addEventListener('abort', () => watcher.close().catch(onError));
	// Without a snapshot the first fetch brings one, and then the site is built.
	if (live !== null && !hasSnapshot())
		console.error(`There is no snapshot in ${contentDir} yet: it is fetched from Directus now, and the site is built then.`);
	else
		await withProgress({ json: false, quiet: false }, async (progress) => {
			onBuildEvent = relayProgress(progress);
			await rebuilder.build();
			onBuildEvent = () => {};
		});
	if (signal.aborted) return;
	announce(server, live, listener?.url ?? null);
	if (live !== null) follower.follow(live).catch(onError);
}

/** `noticeUrl`: where the backend's Flow reports changes; null: nowhere. */
function announce({ url, arrivalsUrl }: SiteWithOrders, live: LiveOptions | null, noticeUrl: string | null): void {
	console.log(`\nThe site is on ${url}, and follows its sources${live === null ? '' : ' and Directus'}. Ctrl-C stops it.`);
	if (arrivalsUrl !== null) console.log(`What its visitors send is shown on ${arrivalsUrl}`);
	if (live !== null) console.log(describeFollowing(live, noticeUrl));
}

function describeFollowing({ pollMs }: LiveOptions, noticeUrl: string | null): string {
	const asked = `Directus is asked every ${pollMs / 1000} s`;
	return noticeUrl === null
		? `${asked}; with LIVE_SECRET, a Flow of Directus can report changes at once.`
		: `${asked} until its Flow reports changes at ${noticeUrl}.`;
}

/** The script that runs in the pages of `npm run dev`, as one module without imports. It never reaches `dist`. */
function bundleInPage(): string {
	const { outputFiles } = buildSync({
		entryPoints: [join(import.meta.dirname, 'in-page/live-reload.ts')],
		bundle: true,
		format: 'esm',
		platform: 'browser',
		target: ['es2022'],
		charset: 'utf8',
		write: false,
	});
	return outputFiles.map(({ text }) => text).join('');
}
