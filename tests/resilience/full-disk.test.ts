/** Commands whose disk is full at one point or another: they say so, leave everything as it was, and work again once there is space. */
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runBuild } from '../../commands/programs/run-build.ts';
import { type RunResult, runProgram } from '../../commands/programs/run-program.ts';
import { count, evenly, isLong, longestMs } from '../../commands/testing/counts.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { type DiskFault, type DiskStep, describeStep, followSteps, readSteps } from '../support/disk-steps.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { type HeardRun, runBuildHere, runHere } from '../support/run-here.ts';
import { smallDisk, smallDiskFault } from '../support/small-disk.ts';
import { otherState, readSnapshotTree, type State, type TwoStates, twoStates } from '../support/two-states.ts';

const cannot = smallDiskFault();
if (cannot !== null)
	console.warn(`SKIPPED: no full disk can be made here, because a tmpfs cannot be mounted (${cannot}). Run the tests as root.`);

type Fault = 'no space' | 'no names';

/** What takes bytes, and what takes the names of files and folders. */
const takes: Readonly<Record<Fault, readonly string[]>> = {
	'no space': ['appendFile', 'copyFile', 'cp', 'write', 'writeFile', 'writev'],
	'no names': ['copyFile', 'cp', 'link', 'mkdir', 'open', 'writeFile'],
};

type Environment = Readonly<Record<string, string>>;

interface Command {
	readonly name: string;
	/** At how many points each fault is met. */
	readonly points: readonly (readonly [Fault, number])[];
	run(site: TwoStates, env: Environment): Promise<RunResult>;
	/** The same without a fault, in this process. */
	runHere(site: TwoStates): Promise<HeardRun>;
	/** Gives the command something to do. */
	prepare(site: TwoStates): Promise<void>;
	/** Fails unless the command's work is done for a state of the backend. */
	expectDone(site: TwoStates, state: State, when: string): Promise<void>;
}

/** A command that has no function of its own for the tests, in a process and here. */
function named(name: string, optionsOf: (site: TwoStates) => readonly string[]): Pick<Command, 'name' | 'run' | 'runHere'> {
	const argumentsOf = (site: TwoStates) => ['--cache', site.place.cache, ...optionsOf(site)];
	return {
		name,
		run: (site, env) =>
			runProgram(process.execPath, [join(projectDir, 'commands/run.js'), name, ...argumentsOf(site)], {
				env: { ...site.place.env, ...env },
			}),
		runHere: (site) => runHere({ command: name, arguments: argumentsOf(site), environment: site.place.env }),
	};
}

const releasesOf = ({ place }: TwoStates) => join(dirname(place.out), 'server');

const build: Command = {
	name: 'build',
	points: [
		['no space', count({ usual: 2, long: 10 })],
		['no names', count({ usual: 1, long: 8 })],
	],
	run: ({ place }, env) => runBuild({ ...place, env: { ...place.env, ...env } }),
	runHere: ({ place }) => runBuildHere(place),
	prepare: async () => {},
	async expectDone(site, state, when) {
		site.expectState(state, when);
		site.expectNoLitter(when);
	},
};

const fetch: Command = {
	...named('fetch', ({ place }) => ['--content', place.content, '--config', place.config]),
	points: [['no space', count({ usual: 1, long: 6 })]],
	prepare: async () => {},
	async expectDone({ place, clean }, state, when) {
		expect(differences(readSnapshotTree(place.content), clean[state].snapshot), when).toEqual([]);
	},
};

const release: Command = {
	// Compressing a whole site takes longer than all else here.
	...named('release', (site) => ['--out', site.place.out, '--to', releasesOf(site), ...(isLong ? ['--precompress'] : [])]),
	points: [['no space', count({ usual: 1, long: 6 })]],
	prepare: async ({ place }) => mustBuildHere(place),
	async expectDone(site, state, when) {
		const current = readTree(join(releasesOf(site), 'current/'), 'content');
		const ofSite = Object.keys(site.clean[state].site).map((file) => [file, current[file]]);
		expect(differences(Object.fromEntries(ofSite), site.clean[state].site), when).toEqual([]);
	},
};

const commands: readonly Command[] = [build, fetch, release];

describe.skipIf(cannot !== null)('a full disk', () => {
	it('stops a command with exit code 1, changes nothing, and is forgotten once there is space', { timeout: longestMs }, async () => {
		const work = smallDisk({ megabytes: 120, files: 12_000 });
		const filler = join(work, 'filler');
		mkdirSync(filler);
		mkdirSync(join(work, 'server'));
		const site = await twoStates({ shop: false, work });
		for (const command of commands) {
			const steps = await stepsOf(site, command);
			let failed = 0;
			for (const [fault, points] of command.points) {
				for (const at of choose(steps, fault, points)) {
					const when = `${command.name}, ${fault}, step ${at} of ${steps.length}, ${describeStep(steps[at - 1])}`;
					if (await failAt(site, command, { at, fault, filler }, when)) failed += 1;
				}
			}
			expect(failed, command.name).toBeGreaterThan(0);
		}
	});
});

/** Numbers of steps before which a fault is met at once: after a journal was written, at the first staged file, and evenly over all. */
function choose(steps: readonly DiskStep[], fault: Fault, points: number): readonly number[] {
	const takers = steps.flatMap(({ call }, index) => (takes[fault].includes(call) ? [index + 1] : []));
	const decided = steps.findIndex(({ call, paths }) => call === 'rename' && paths[1]?.endsWith('/journal.json'));
	const afterJournal = decided === -1 ? [] : takers.filter((at) => at > decided + 1).slice(0, 1);
	const staged = takers.filter((at) => steps[at - 1]?.paths.at(-1)?.includes('/dist.staging/')).slice(0, 1);
	const marked = [...afterJournal, ...staged].slice(0, points);
	const among = evenly(0, takers.length - 1, points - marked.length).map((index) => takers[index] ?? 0);
	return [...new Set([...marked, ...among])];
}

/** What a command does that is not disturbed. */
async function stepsOf(site: TwoStates, command: Command): Promise<readonly DiskStep[]> {
	await turn(site, command);
	expect((await command.run(site, followed(site))).exitCode, command.name).toBe(0);
	return readSteps(site.stepsLog);
}

/** Returns whether the command failed. */
async function failAt(site: TwoStates, command: Command, fault: DiskFault & { readonly filler: string }, when: string): Promise<boolean> {
	const wanted = await turn(site, command);
	const before = stateOf(site);
	const { exitCode, output } = await command.run(site, followed(site, fault));
	for (const name of readdirSync(fault.filler)) rmSync(join(fault.filler, name));
	const told = `${when}\n${output}`;
	if (exitCode === 0) {
		// It was only something for the next run that could not be kept.
		await command.expectDone(site, wanted, told);
		return false;
	}
	expect(exitCode, told).toBe(1);
	const complaint = output.trim().split('\n').slice(-2).join(' ');
	expect(complaint, told).toMatch(/no space/i);
	expect(complaint, told).toContain(dirname(fault.filler));
	expect(output, told).not.toMatch(/^\s+at /m);
	expect(differences(stateOf(site), before), told).toEqual([]);
	site.expectNoLitter(told);
	expect((await command.runHere(site)).exitCode, when).toBe(0);
	await command.expectDone(site, wanted, when);
	return true;
}

/** Lets the backend show the other state, so that the command has work to do. Returns it. */
async function turn(site: TwoStates, { prepare }: Command): Promise<State> {
	const wanted = otherState(site.snapshotState());
	site.show(wanted);
	await prepare(site);
	return wanted;
}

/** Every step counts, those in the cache as well. */
function followed(site: TwoStates, fault?: DiskFault): Environment {
	const { stepsLog: log } = site;
	rmSync(log, { force: true });
	const work = join(dirname(site.place.out), '/');
	return followSteps({ log, below: work, from: work, ...fault });
}

/** All that a command may replace, and whether somebody wrote it. */
function stateOf(site: TwoStates): Tree {
	const { content, out } = site.place;
	const server = releasesOf(site);
	const link = join(server, 'current');
	const trees = [content, out, server].filter(existsSync).map((dir) => [dir, readTree(dir, 'untouched')] as const);
	return {
		...Object.fromEntries(trees.flatMap(([dir, tree]) => Object.entries(tree).map(([file, state]) => [join(dir, file), state]))),
		current: existsSync(link) ? readlinkSync(link) : 'none',
	};
}
