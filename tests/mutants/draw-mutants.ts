/**
 * Draws mutants at random, the same ones for the same seed and sources. Run as a program, it draws from all product folders and writes
 * `drawn.json`: `node tests/mutants/draw-mutants.ts --seed 1 --count 100`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from '../../commands/generating/generated-files.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { createRandom } from '../../sandbox/random.ts';
import { findMutations, mutate } from './find-mutations.ts';
import type { Draw, Mutant } from './mutant.ts';
import type { Mutation } from './operators.ts';

interface Source {
	readonly file: string;
	readonly text: string;
}

const maxTries = 1000;

export const productFolders = ['site', 'pipeline', 'renderer', 'shop', 'client', 'orders', 'fleet', 'audit', 'commands'] as const;

/**
 * Draws `count` different mutants: one from each of as many equal shares of all lines, so that every folder has its part. Within a file, each
 * operator that finds something has the same chance, because texts would be half of all otherwise. Throws where a share has no mutant.
 */
export function drawMutants(sources: readonly Source[], seed: number, count: number): readonly Mutant[] {
	const random = createRandom(seed);
	const lines = sources
		.toSorted((one, other) => (one.file < other.file ? -1 : 1))
		.flatMap((source) => source.text.split('\n').map(() => source));
	const found = new Map<Source, readonly (readonly Mutation[])[]>();
	const taken = new Set<Mutation>();
	const drawn = Array.from({ length: count }, (_, share) => {
		for (let tries = 0; tries < maxTries; tries += 1) {
			const source = lines[Math.floor(((share + random.next()) / count) * lines.length)];
			if (source === undefined) break;
			const byOperator = found.get(source) ?? groupByOperator(source);
			found.set(source, byOperator);
			if (byOperator.length === 0) continue;
			const mutation = random.pick(random.pick(byOperator));
			if (taken.has(mutation)) continue;
			taken.add(mutation);
			return toMutant(source, mutation);
		}
		throw new Error(`A share of ${Math.round(lines.length / count)} lines has no mutant that is not drawn yet.`);
	});
	// A run that ends early has tried some of all folders.
	return random.shuffle(drawn).map((mutant, index) => ({ id: index + 1, ...mutant }));
}

function groupByOperator({ file, text }: Source): readonly (readonly Mutation[])[] {
	return [...Map.groupBy(findMutations(file, text), ({ operator }) => operator).values()];
}

/** Widened to whole lines. */
function toMutant({ file, text }: Source, mutation: Mutation): Omit<Mutant, 'id'> {
	const start = text.lastIndexOf('\n', mutation.start - 1) + 1;
	const newline = text.indexOf('\n', mutation.end);
	const end = newline < 0 ? text.length : newline;
	const mutated = mutate(text, mutation);
	return {
		file,
		line: text.slice(0, start).split('\n').length,
		operator: mutation.operator,
		before: text.slice(start, end),
		after: mutated.slice(start, end + mutated.length - text.length),
	};
}

/** The committed TypeScript of the product; files that `npm run generate` writes are left out. */
function readSources(): readonly Source[] {
	const generated = new Set(generatedFiles().map(({ file }) => file));
	const files = git('ls-files', ...productFolders).split('\n');
	return files
		.filter((file) => /\.tsx?$/.test(file) && !generated.has(file))
		.map((file) => ({ file, text: readFileSync(join(projectDir, file), 'utf8') }));
}

function git(...args: readonly string[]): string {
	return execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).trim();
}

if (import.meta.main) {
	const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' } } });
	if (git('status', '--porcelain', '--', ...productFolders) !== '') throw new Error('The sources have changes that are not committed.');
	const seed = Number(values.seed);
	const draw: Draw = { seed, commit: git('rev-parse', 'HEAD'), mutants: drawMutants(readSources(), seed, Number(values.count)) };
	const file = 'tests/mutants/drawn.json';
	writeFileSync(join(projectDir, file), `${JSON.stringify(draw, null, '\t')}\n`);
	console.log(`${draw.mutants.length} mutants are in ${file}.`);
}
