/** Makes the bare loop's inputs out of a site that the product has built, so that both make the same pages. */
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ShellData } from '../../client/layout/shell-data.ts';
import type { PageData } from '../../client/pages/page-data.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { htmlFile } from '../../renderer/output/output-paths.ts';
import { homePath, type Language, languages, perLanguage } from '../../site/languages.ts';
import { shellData } from '../shop/shell-data.ts';
import { isBuiltText } from './built-texts.ts';
import { createPageIds, fillText } from './fill-text.ts';
import { type DocumentFrame, type LoopFrame, loopInputFiles } from './loop-inputs.ts';

export interface LoopSource {
	/** A site built from the shop. */
	readonly dist: string;
	/** Rendered texts of the shop by their markdown. */
	readonly html: ReadonlyMap<string, string>;
}

/** Returns the number of pages. */
export async function prepareLoop(dir: string, { dist, html }: LoopSource): Promise<number> {
	const files = loopInputFiles(dir);
	mkdirSync(dir, { recursive: true });
	const pages = readPages(dist);
	writePages(files.sources, files.kept, pages, html);
	const frame: LoopFrame = {
		frames: readFrames(dist, pages),
		shells: perLanguage((language) => ({ ...shellData(language), services: readServices(dist, language) })),
	};
	writeFileSync(files.frame, JSON.stringify(frame));
	await bundle('client/server.tsx', files.server);
	await bundle('bench/loop/bare-loop.ts', files.program);
	return pages.length;
}

/** In the order of their files. */
function readPages(dist: string): readonly PageData[] {
	const folder = join(dist, 'page-data');
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.name === 'page-data.json')
		.map((entry) => join(entry.parentPath, entry.name))
		.sort()
		.map((file): PageData => JSON.parse(readFileSync(file, 'utf8')));
}

function writePages(sources: string, kept: string, pages: readonly PageData[], html: ReadonlyMap<string, string>): void {
	const markdown = new Map(
		[...html].flatMap(([text, rendered]) => languages.map((language) => [keyOf(fill(rendered, language), language), text])),
	);
	const [sourcesFile, keptFile] = [openSync(sources, 'w'), openSync(kept, 'w')];
	const line = (page: PageData, replace: (text: string) => string) => {
		const { richText = {} } = page.result;
		const replaced = Object.fromEntries(Object.entries(richText).map(([name, text]) => [name, isBuiltText(name) ? text : replace(text)]));
		return `${JSON.stringify('richText' in page.result ? { ...page, result: { ...page.result, richText: replaced } } : page)}\n`;
	};
	for (const page of pages) {
		const source = (text: string): string => {
			const found = markdown.get(keyOf(text, page.result.language));
			if (found === undefined) throw new Error(`A text of ${page.path} is none of the generated shop: ${text.slice(0, 200)}`);
			return found;
		};
		writeSync(sourcesFile, line(page, source));
		writeSync(
			keptFile,
			line(page, (text) => html.get(source(text)) ?? ''),
		);
	}
	closeSync(sourcesFile);
	closeSync(keptFile);
}

function fill(rendered: string, language: Language): string {
	return fillText(rendered, language, createPageIds());
}

function keyOf(html: string, language: Language): string {
	return `${language} ${html}`;
}

/** Cut out of the first built page of each template. */
function readFrames(dist: string, pages: readonly PageData[]): LoopFrame['frames'] {
	const first = new Map(pages.toReversed().map(({ template, path }) => [template, path]));
	return Object.fromEntries([...first].map(([template, path]) => [template, readFrame(join(dist, htmlFile(path)))]));
}

function readFrame(file: string): DocumentFrame {
	const match =
		/<html lang="[a-z]+"([^>]*)>\n<head>\n(.*?)\n<title.*?\n((?:<link rel="preload" as="font"|<style>).*?)\n<\/head>.*<\/main>\n(<link rel="stylesheet"[^>]*>)\n/s.exec(
			readFileSync(file, 'utf8'),
		);
	const [, rootMarks, headStart, headEnd, endSheet] = match ?? [];
	if (rootMarks === undefined || headStart === undefined || headEnd === undefined || endSheet === undefined) {
		throw new Error(`The head of ${file} is not as the benchmark knows it.`);
	}
	return { rootMarks, headStart, headEnd, endSheet };
}

/** What the built site says of the services that need consent. */
function readServices(dist: string, language: Language): ShellData['services'] {
	const html = readFileSync(join(dist, htmlFile(homePath(language))), 'utf8');
	const [, json] = /data-services="([^"]*)"/.exec(html) ?? [];
	if (json === undefined) throw new Error(`${dist} does not say which services need consent.`);
	return JSON.parse(json.replaceAll('&quot;', '"'));
}

async function bundle(entry: string, outfile: string): Promise<void> {
	await build({
		absWorkingDir: projectDir,
		entryPoints: [entry],
		outfile,
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: ['node24'],
		jsx: 'automatic',
		minifySyntax: true,
		define: { 'process.env.NODE_ENV': '"production"' },
		// React's CommonJS build requires Node's own modules.
		banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
		loader: { '.css': 'empty' },
		logLevel: 'silent',
	});
}
