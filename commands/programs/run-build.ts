/** Builds a site the way a person does, by the real command in a process of its own. */
import { join } from 'node:path';
import { projectDir } from '../options/project-folder.ts';
import { type RunResult, runProgram } from './run-program.ts';

export interface BuildRun {
	/** Folder of the snapshot; left out, the committed one. */
	readonly content?: string;
	readonly out: string;
	/** Folder for what is kept between builds; left out, the project's own. */
	readonly cache?: string;
	/** The site's configuration; left out, the project's own. */
	readonly config?: string;
	readonly env?: Readonly<Record<string, string>>;
	/** Such as `--drafts`. */
	readonly flags?: readonly string[];
	/** Kills the build at once. */
	readonly signal?: AbortSignal;
}

/** Nothing of the developer's own environment decides what a test builds. */
export const noBackend = {
	DIRECTUS_URL: undefined,
	DIRECTUS_TOKEN: undefined,
	DIRECTUS_EMAIL: undefined,
	DIRECTUS_PASSWORD: undefined,
	PROJECT_DOMAIN: undefined,
	SITE_URL: undefined,
	LIVE_SECRET: undefined,
};

/** Runs `npm run build`; a failed build is a result. */
export function runBuild({ content, out, cache, config, env, flags = [], signal }: BuildRun): Promise<RunResult> {
	const options = Object.entries({ content, out, cache, config }).flatMap(([name, value]) =>
		value === undefined ? [] : [`--${name}`, value],
	);
	return runProgram(process.execPath, [join(projectDir, 'commands/run.js'), 'build', ...options, ...flags], {
		env: { ...noBackend, ...env },
		signal,
	});
}
