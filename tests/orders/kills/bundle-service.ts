/**
 * Makes one file of the program that is killed. It starts hundreds of times, and most of each start would go into finding and compiling its modules.
 * Nothing is drawn: PDFs are as long in the making as all else together, and `tests/orders/documents` draws them.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { projectDir } from '../../../commands/options/project-folder.ts';

const folder = path.join(projectDir, '.cache/compiled-services');

const drawing: Readonly<Record<string, string>> = {
	'render-pdf.ts': "export const renderPdf = async () => Buffer.from('%PDF-1.7');",
	'render-legal-pdf.ts': "export const renderLegalPdf = async () => Buffer.from('%PDF-1.7');",
	'fonts.ts': 'export const loadFonts = () => ({ lacking: () => [] });',
};

/** Returns the arguments by which Node runs it. */
export async function bundleService(): Promise<readonly string[]> {
	const { outputFiles } = await build({
		entryPoints: ['run-bundle', 'killed-service'].map((name) => path.join(import.meta.dirname, `${name}.ts`)),
		...{ bundle: true, platform: 'node', format: 'cjs', write: false, outdir: folder, outExtension: { '.js': '.cjs' }, logLevel: 'error' },
		external: ['sharp'],
		plugins: [
			{
				name: 'draw nothing',
				setup: ({ onLoad }) =>
					onLoad({ filter: /\/orders\/documents\/render\/(?:render-pdf|render-legal-pdf|fonts)\.ts$/ }, ({ path: module }) => ({
						contents: drawing[path.basename(module)] ?? '',
					})),
			},
		],
	});
	const code = path.join(folder, 'killed-service.code');
	mkdirSync(folder, { recursive: true });
	for (const { path: file, text } of outputFiles) {
		if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
		// V8 tells another text by its length alone.
		rmSync(code, { force: true });
		writeFileSync(`${file}.${process.pid}`, text);
		renameSync(`${file}.${process.pid}`, file);
	}
	return [...outputFiles.map(({ path: file }) => file), code];
}
