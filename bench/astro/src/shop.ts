/** The shop as Astro reads it: the data of pages, with their markdown, and of what stands around them, prepared outside the measured time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import type { ShellData } from '../../../client/layout/shell-data.ts';
import type { PageData } from '../../../client/pages/page-data.ts';
import type { ShellHtml } from '../../../client/server-bundle.ts';
import type { PerLanguage } from '../../../site/languages.ts';
import { isBuiltText } from '../../loop/built-texts.ts';

const workDir = process.env.BENCH_ASTRO_WORK ?? '';

/** Every page but those for unknown paths, which Astro has its own way for. */
export function readPages(): readonly PageData[] {
	return readFileSync(join(workDir, 'pages.jsonl'), 'utf8')
		.split('\n')
		.filter((line) => line !== '')
		.map((line): PageData => JSON.parse(line))
		.filter(({ template }) => template !== 'not-found');
}

interface Shells {
	readonly shells: PerLanguage<ShellData>;
	/** As HTML. */
	readonly given: PerLanguage<ShellHtml>;
}

export const { shells, given }: Shells = JSON.parse(readFileSync(join(workDir, 'shells.json'), 'utf8'));

/** Whether header, menu and footer are put in as the HTML that is given, rather than rendered. */
export const isShellGiven = process.env.BENCH_ASTRO_SHELL === 'given';

const processor = await createSatteriMarkdownProcessor();

/** A page's rich text, by Astro's own processor: native, and without sanitising. What the builder writes itself is HTML. */
export async function renderTexts({ result }: PageData): Promise<Record<string, string>> {
	const texts = Object.entries(result.richText ?? {}).map(
		async ([name, text]) => [name, isBuiltText(name) ? text : (await processor.render(text)).code] as const,
	);
	return Object.fromEntries(await Promise.all(texts));
}
