/** Builds a site the way a person does, by the real command in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../site/config.ts';
import demoConfig from '../../site.config.ts';
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

/** Runs `npm run dev` the way a person does, in a process of its own, and waits for what it says. */
interface DevRun {
	readonly content: string;
	readonly out: string;
	readonly cache: string;
	readonly config: string;
	readonly env?: Readonly<Record<string, string>>;
	/** Such as `--live`. */
	readonly flags?: readonly string[];
}

export interface DevProcess {
	readonly pid: number;
	/** Everything that it has said so far, on both streams. */
	readonly output: () => string;
	/** Waits until it has said something that matches, from the character `after` on; the result is the match. Throws with all that it said where it ends before. */
	says(pattern: RegExp, after?: number): Promise<RegExpExecArray>;
	/** Ctrl-C; the result is the exit code. */
	stop(): Promise<number | null>;
}

/** Starts on any free port. */
export function startDev({ env, flags = [], ...places }: DevRun): DevProcess {
	const options = Object.entries(places).flatMap(([name, value]) => [`--${name}`, value]);
	const args = [join(projectDir, 'commands/run.js'), 'dev', '--port', '0', '--host', '127.0.0.1', ...options, ...flags];
	const child = spawn(process.execPath, args, { env: { ...process.env, ...noBackend, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
	const closed = once(child, 'close');
	let output = '';
	let more = Promise.withResolvers<void>();
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			output += text;
			more.resolve();
			more = Promise.withResolvers();
		});
	}
	return {
		pid: child.pid ?? 0,
		output: () => output,
		async says(pattern, after = 0) {
			for (;;) {
				const match = pattern.exec(output.slice(after));
				if (match) return match;
				const ending = child.exitCode ?? child.signalCode;
				if (ending !== null) throw new Error(`It ended with ${ending} and never said ${pattern}, but:\n${output}`);
				await Promise.race([more.promise, closed]);
			}
		},
		async stop() {
			child.kill('SIGINT');
			await closed;
			return child.exitCode;
		},
	};
}

export interface BuildingPlace {
	readonly content: string;
	readonly out: string;
	readonly cache: string;
	readonly config: string;
}

/** All below `dir`, where the configuration is written: the demo's with `config` laid over it, and with pictures that take no time. */
export function writeBuildingPlace(dir: string, config: Partial<SiteConfig> = {}): BuildingPlace {
	const configFile = join(dir, 'site.config.mjs');
	const images = { formats: ['jpeg'], widths: [320], avifQuality: 50 };
	writeFileSync(configFile, `export default ${JSON.stringify({ ...demoConfig, images, ...config })};\n`);
	return { content: join(dir, 'content'), out: join(dir, 'dist'), cache: join(dir, 'cache'), config: configFile };
}
