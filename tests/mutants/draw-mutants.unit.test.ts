/** The drawer of mutants: what it changes, what it leaves alone, and that a seed always draws the same ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { drawMutants, productFolders } from './draw-mutants.ts';
import { findMutations, mutate } from './find-mutations.ts';
import { applyMutant, type Draw } from './mutant.ts';

/** All that the operators make of a source, as texts. */
function mutated(source: string, file = 'a.ts'): readonly string[] {
	return findMutations(file, source).map((mutation) => mutate(source, mutation));
}

const sources = ['b.ts', 'a.ts', 'c.tsx'].map((file) => ({
	file,
	text: `export const ${file[0]} = (x: number) => {\n\tif (x > 1 && x < 9) return '${file}';\n\treturn null;\n};\n`,
}));

describe('mutations', () => {
	it.each([
		['f(a < b);', 'f(a <= b);'],
		['f(a === b);', 'f(a !== b);'],
		['f(a && b);', 'f(a || b);'],
		['f(a - b);', 'f(a + b);'],
		['f(true);', 'f(false);'],
		['if (a) f();', 'if (true) f();'],
		['f(a ? b : c);', 'f(false ? b : c);'],
		['f(7);', 'f(8);'],
		['f(7);', 'f(6);'],
		["f('text');", "f('');"],
		[`f(\`a \${b}\`);`, "f('');"],
		['await f(a);', ';'],
		['const f = () => a;', 'const f = () => undefined;'],
		['function f() { return a; }', 'function f() { return undefined; }'],
		['f(a.some(b));', 'f(a.every(b));'],
		['f(a.trim());', 'f(a);'],
		['f(!a);', 'f(a);'],
		['f(a ?? b);', 'f(a);'],
		['f((a as B) ?? b);', 'f((a as B));'],
	])('make of %s: %s', (source, expected) => {
		expect(mutated(source)).toContain(expected);
	});

	it.each([
		"import { a } from 'b';",
		"export * from 'b';",
		"type A = 'b' | 1 | true;",
		'interface A { readonly b: 1 }',
		'let a: 1 | 2;',
		"// if (a < b) f('text');",
		"const a: Record<'b', true> = { 'c': d };",
		'const a = b as const satisfies 7;',
	])('leave %s alone', (source) => {
		expect(mutated(source)).toEqual([]);
	});

	it('change attributes and texts of elements, and nothing that does not parse', () => {
		const source = `const a = (b: 'c') => <p class="d">{b ?? 'e'}</p>;`;
		expect(mutated(source, 'a.tsx')).toEqual([
			"const a = (b: 'c') => undefined;",
			`const a = (b: 'c') => <p class=''>{b ?? 'e'}</p>;`,
			`const a = (b: 'c') => <p class="d">{b}</p>;`,
			`const a = (b: 'c') => <p class="d">{b ?? ''}</p>;`,
		]);
		expect(() => mutated('const = 1;')).toThrow('a.ts does not parse');
	});
});

describe('a draw', () => {
	it('is the same for the same seed and sources, in whatever order they come, and another one for another seed', () => {
		const drawn = drawMutants(sources, 7, 12);
		expect(drawMutants(sources.toReversed(), 7, 12)).toEqual(drawn);
		expect(drawMutants(sources, 8, 12)).not.toEqual(drawn);
		expect(new Set(drawn.map(({ file, after }) => file + after)).size).toBe(12);
	});

	it('has as many of each file as it has lines', () => {
		const files = Object.groupBy(drawMutants(sources, 3, 9), ({ file }) => file);
		expect(Object.entries(files).map(([file, mutants]) => [file, mutants?.length])).toEqual(
			expect.arrayContaining([
				['a.ts', 3],
				['b.ts', 3],
				['c.tsx', 3],
			]),
		);
	});

	it('throws where the lines have no more mutants', () => {
		expect(() => drawMutants(sources, 1, 1000)).toThrow('has no mutant that is not drawn yet');
	});

	it('that is committed has 100 from all folders of the product', () => {
		const { mutants }: Draw = JSON.parse(readFileSync(join(projectDir, 'tests/mutants/drawn.json'), 'utf8'));
		expect(mutants.length).toBe(100);
		expect(new Set(mutants.map(({ file }) => file.split('/')[0]))).toEqual(new Set(productFolders));
		for (const { before, after } of mutants) expect(after).not.toBe(before);
	});
});

describe('a mutant', () => {
	const mutant = { line: 2, before: '\tif (a) b();', after: '\tif (true) b();' };

	it('is found where lines have been added above it, the nearest of equal ones', () => {
		expect(applyMutant('{\n\n\tif (a) b();\n}\n', mutant)).toBe('{\n\n\tif (true) b();\n}\n');
		expect(applyMutant('\tif (a) b();\n{\n{\n{\n\tif (a) b();', { ...mutant, line: 4 })).toBe('\tif (a) b();\n{\n{\n{\n\tif (true) b();');
	});

	it('is none where its lines have changed', () => {
		expect(applyMutant('\tif (c) b();\n', mutant)).toBeNull();
	});
});
