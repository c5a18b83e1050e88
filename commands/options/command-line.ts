/** The command line's options, which several commands share. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { exitCodes } from './exit-codes.ts';
import { defaultFolders, draftsFolders } from './project-folder.ts';

/** What `withContentOptions` adds. */
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
export function draftsOption(): Option {
	return new Option('--drafts', 'builds what is not published yet too, under a banner, in folders of its own')
		.default(false)
		.implies({ ...draftsFolders });
}

/** `--show-arrivals`. */
export function showArrivalsOption(): Option {
	return new Option('--show-arrivals', "prints the secret address of a page that shows what the sandbox's order service receives").default(
		false,
	);
}

/** Parses `--port`; 0 lets the system choose. */
export function parsePort(value: string): number {
	const port = Number(value);
	if (!/^\d+$/.test(value) || port > 65_535) {
		throw new InvalidArgumentError('It must be a whole number up to 65535.');
	}
	return port;
}

/** Parses a number of times. */
export function parseCount(value: string): number {
	const count = Number(value);
	if (!/^\d+$/.test(value) || count < 1) {
		throw new InvalidArgumentError('It must be a whole number, 1 or more.');
	}
	return count;
}
