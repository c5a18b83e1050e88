/**
 * The least that any tool would have to do: for each page its rich text, `renderToString` of shell and page, and two files. One thread, no
 * checks, no bundling, no hashes, no cache. Called with the folder of its inputs, the folder of its output, and `sources` or `kept`:
 * `sources` renders every text and every page's shell, `kept` fills kept texts and renders the shell once a language.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '../../client/pages/page-data.ts';
import type { ServerBundle } from '../../client/server-bundle.ts';
import { renderMarkdown } from '../../pipeline/rich-text/render-markdown.ts';
import { htmlFile, pageDataFile } from '../../renderer/output/output-paths.ts';
import { perLanguage } from '../../site/languages.ts';
import { isBuiltText } from './built-texts.ts';
import { createPageIds, fillText } from './fill-text.ts';
import { type LoopFrame, loopInputFiles } from './loop-inputs.ts';
import { plainDocument } from './plain-document.ts';

const [inputDir = '', outDir = '', texts = 'sources'] = process.argv.slice(2);
const files = loopInputFiles(inputDir);
const { renderPage, renderShell }: ServerBundle = await import(pathToFileURL(files.server).href);
const { frames, shells }: LoopFrame = JSON.parse(readFileSync(files.frame, 'utf8'));
const keptShells = perLanguage((language) => renderShell(shells[language]));
const folders = new Set<string>();

for (const line of lines(readFileSync(texts === 'kept' ? files.kept : files.sources))) {
	const page: PageData = JSON.parse(line);
	const { language, richText } = page.result;
	if (richText !== undefined) fillTexts(richText, language);
	write(pageDataFile(page.path), JSON.stringify(page));
	const shell = texts === 'kept' ? keptShells[language] : renderShell(shells[language]);
	const frame = frames[page.template];
	if (frame === undefined) throw new Error(`No frame for pages of the template ${page.template}.`);
	write(htmlFile(page.path), plainDocument(page, renderPage(page), shell, frame));
}

function fillTexts(richText: Record<string, string>, language: PageData['result']['language']): void {
	const pageIds = createPageIds();
	for (const [name, text] of Object.entries(richText)) {
		if (isBuiltText(name)) continue;
		richText[name] = fillText(texts === 'kept' ? text : renderMarkdown(text), language, pageIds);
	}
}

function write(path: string, content: string): void {
	const file = join(outDir, path);
	const folder = dirname(file);
	if (!folders.has(folder)) {
		mkdirSync(folder, { recursive: true });
		folders.add(folder);
	}
	writeFileSync(file, content);
}

function* lines(content: Buffer): Generator<string> {
	for (let start = 0; start < content.length; ) {
		const end = content.indexOf(10, start);
		yield content.toString('utf8', start, end);
		start = end + 1;
	}
}
