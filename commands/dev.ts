/** `npm run dev`: builds and serves the site, and builds it again whenever something changes that it is made of, until Ctrl-C. */
import { resolve } from 'node:path';
import { develop } from './developing/develop.ts';
import type { FollowPace } from './developing/follow-backend.ts';
import { noticeAddress } from './developing/notices.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, draftsOption, exitCodes, parseCount, parsePort, showArrivalsOption } from './options/command-line.ts';
import { readConfiguration } from './options/configuration.ts';
import { defaultFolders, draftsPreviewFolders, imagesDirOf, previewDir } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';

interface Options {
	readonly out: string;
	readonly content: string;
	readonly cache: string;
	readonly config: string;
	readonly drafts: boolean;
	/** true: at the usual pace. */
	readonly live?: true | number;
	readonly showArrivals: boolean;
	readonly acceptShrink: boolean;
	readonly noticePort: number;
	readonly port: number;
	readonly host: string;
}

/** Between two fetches without a notice: usually, and at least where Directus itself reports changes. */
const usualSeconds = 5;
const notifiedSeconds = 60;

function paceOf(live: true | number): FollowPace {
	const seconds = live === true ? usualSeconds : live;
	return { pollMs: 1000 * seconds, notifiedMs: 1000 * Math.max(seconds, notifiedSeconds) };
}

const { live, drafts, showArrivals, acceptShrink, noticePort, port, host, ...places } = createCommand(
	'dev',
	'Builds and serves the site, and follows every change of its sources; Ctrl-C stops it.',
)
	.option('--out <dir>', 'folder of the site', previewDir)
	.option('--content <dir>', 'folder of the snapshot', defaultFolders.content)
	.option('--cache <dir>', 'folder of what is kept between builds', defaultFolders.cache)
	.option('--config <file>', "the site's configuration", defaultFolders.config)
	.addOption(draftsOption(draftsPreviewFolders))
	.addOption(showArrivalsOption())
	.option(
		'--live [seconds]',
		`follows Directus too: fetches so many seconds after the last fetch, ${usualSeconds} unless given`,
		parseCount,
	)
	.option(
		'--notice-port <number>',
		'with --live and LIVE_SECRET, where a Flow of Directus reports changes, on 127.0.0.1',
		parsePort,
		noticeAddress.port,
	)
	.option('--accept-shrink', 'with --live, takes a catalogue that lost more than 30 % of a part', false)
	.option('--port <number>', 'where it listens; 0 lets the system choose', parsePort, 4173)
	.option('--host <name>', 'address it listens on', 'localhost')
	.parse()
	.opts<Options>();

await runCommand(async () => {
	const { environment, config } = await readConfiguration(process.env, places.config);
	const { directus, liveSecret, orderServiceUrl, ratingTarget, imageCacheDir } = environment;
	if (live !== undefined && directus === null) {
		throw new UsageError('DIRECTUS_URL and DIRECTUS_TOKEN are missing: there is no Directus that --live could follow.');
	}
	const stopping = new AbortController();
	const ended = Promise.withResolvers<void>();
	stopping.signal.addEventListener('abort', () => ended.resolve());
	for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
		process.once(name, () => stopping.abort());
	}
	try {
		await develop({
			contentDir: resolve(places.content),
			outDir: resolve(places.out),
			cacheDir: resolve(places.cache),
			imagesDir: imageCacheDir ?? imagesDirOf(resolve(places.cache)),
			configFile: resolve(places.config),
			port,
			host,
			drafts,
			orders: {
				showsArrivals: showArrivals,
				orderServiceUrl,
				ratingTarget,
				projectDomain: config.projectDomain,
				languages: config.languages,
				storePath: config.store.path,
				payments: config.payments,
				reservations: config.reservations,
				contentDir: resolve(places.content),
			},
			live:
				live === undefined
					? null
					: { ...paceOf(live), acceptShrink, notices: liveSecret === null ? null : { port: noticePort, secret: liveSecret } },
			signal: stopping.signal,
			onError: ended.reject,
		});
		await ended.promise;
		return exitCodes.done;
	} finally {
		// Processes that still run, the watcher and the server would keep this one alive.
		stopping.abort();
	}
});
