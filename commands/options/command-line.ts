/** The command line's options, which several commands share. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { toleratedMs } from '../../shop/history/moment.ts';
import { UsageError } from '../errors/command-errors.ts';
import { defaultFolders, draftsFolders } from './project-folder.ts';

export interface ContentOptions {
	readonly content: string;
	readonly cache: string;
	readonly config: string;
	readonly acceptShrink: boolean;
	readonly drafts: boolean;
	readonly json: boolean;
	readonly quiet: boolean;
}

/** A command that answers bad usage with exit code 64. */
export function createCommand(name: string, description: string): Command {
	return new Command(`npm run ${name} --`).description(description).exitOverride(({ exitCode }) => {
		process.exit(exitCode === 0 ? exitCodes.done : exitCodes.usage);
	});
}

/** The options of every command that may fetch content. */
export function withContentOptions(command: Command): Command {
	return command
		.option('--content <dir>', 'folder of the snapshot', defaultFolders.content)
		.option('--cache <dir>', 'folder of what is kept between builds', defaultFolders.cache)
		.option('--config <file>', "the site's configuration", defaultFolders.config)
		.addOption(draftsOption())
		.option('--accept-shrink', 'takes a catalogue that lost more than 30 % of a part', false)
		.option('--json', 'prints one JSON object a line', false)
		.option('--quiet', 'prints only what stops the work', false);
}

/** `--drafts`, with folders of its own where no other is named. */
export function draftsOption(folders: Partial<typeof draftsFolders> = draftsFolders): Option {
	return new Option('--drafts', 'builds what is not published yet too, under a banner, in folders of its own')
		.default(false)
		.implies({ ...folders });
}

export function showArrivalsOption(): Option {
	return new Option('--show-arrivals', "prints the secret address of a page that shows what the sandbox's order service receives").default(
		false,
	);
}

/** `--data` of a site that is served on this machine, with an order service of its own. */
export function ordersOption(): Option {
	return new Option('--data <dir>', 'folder of the orders; one command at a time may have it').default(defaultFolders.orders);
}

/** Parses `--port`; 0 lets the system choose. */
export function parsePort(value: string): number {
	const port = Number(value);
	if (!/^\d+$/.test(value) || port > 65_535) throw new InvalidArgumentError('It must be a whole number up to 65535.');
	return port;
}

/** Parses a number of times. */
export function parseCount(value: string): number {
	const count = Number(value);
	if (!/^\d+$/.test(value) || count < 1) throw new InvalidArgumentError('It must be a whole number, 1 or more.');
	return count;
}

/** Times and ages on the command line. */
const unitsMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Parses `--as-of`: a time with its zone, such as `2026-11-20T12:00:00Z`. Returns it in UTC. None further ahead of the clock than clocks of
 * machines differ: the history only goes on, so every fetch until then would end with `ClockBehind`.
 */
export function parseMoment(value: string): string {
	const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value);
	if (!hasZone || Number.isNaN(Date.parse(value))) {
		throw new InvalidArgumentError('It must be a time with its zone, such as 2026-11-20T12:00:00Z.');
	}
	if (Date.parse(value) - Date.now() > toleratedMs) {
		throw new InvalidArgumentError('It must lie no more than 10 minutes ahead of the clock: nothing could be recorded before it any more.');
	}
	return new Date(value).toISOString();
}

/** Of a timer: a longer one would fire at once (Node's `setTimeout`). */
const longestWait = '24d';

/** A time to wait that has a value where it is not given, such as `5m`, which the help shows. */
export function waitOption(flags: string, description: string, otherwise: string): Option {
	return new Option(flags, description).argParser(parseWait).default(parseWait(otherwise), otherwise);
}

function parseWait(value: string): number {
	const waitMs = parseAge(value);
	if (waitMs > parseAge(longestWait)) throw new InvalidArgumentError(`It must be at most ${longestWait}.`);
	return waitMs;
}

/** Parses an age such as `24h`, `90m`, `30s` or `2d` into milliseconds. */
export function parseAge(value: string): number {
	const [, digits, unit = ''] = /^(\d{1,6})([smhd])$/.exec(value) ?? [];
	const unitMs = unitsMs[unit];
	if (digits === undefined || unitMs === undefined) {
		throw new InvalidArgumentError('It must be a number of seconds, minutes, hours or days, such as 30s, 90m, 24h or 2d.');
	}
	return Number(digits) * unitMs;
}

/** Options of a build that only say how to fetch: without a fetch they would be swallowed. */
interface FetchingOptions {
	readonly acceptShrink: boolean;
	readonly allowStale?: number;
	readonly asOf?: string;
}

interface BackendPlace {
	/** The snapshot is taken even where there is a backend. */
	readonly offline: boolean;
	readonly hasBackend: boolean;
}

/** `--full` is allowed without a fetch, because it also makes every page again. @throws UsageError */
export function checkBackendOptions({ acceptShrink, allowStale, asOf }: FetchingOptions, { offline, hasBackend }: BackendPlace): void {
	if (hasBackend && !offline) return;
	const given = Object.entries({
		'--accept-shrink': acceptShrink,
		'--allow-stale': allowStale !== undefined,
		'--as-of': asOf !== undefined,
	}).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
	if (given.length > 0) {
		const reason = offline ? '--offline fetches nothing' : 'DIRECTUS_URL names none';
		throw new UsageError(`${given.join(', ')} can only be used where content is fetched from a backend, and ${reason}.`);
	}
}

/** How every command ends. */
export const exitCodes = {
	done: 0,
	/** Network, disk or backend failed. */
	world: 1,
	/** The content has faults that an editor must fix. */
	content: 2,
	/** Done, and something was found that a person has to decide on. */
	needsPerson: 3,
	/** Bad usage: options, environment, configuration. */
	usage: 64,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
