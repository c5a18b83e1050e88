/** The shop's two faces for the report, inside its styles: the file loads nothing else. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Latin only, about 90 kB together; other characters have the system's faces. */
const faces = [
	{ family: 'Newsreader', weight: '400', file: 'client/ui/base/fonts/newsreader-latin-normal.woff2' },
	{
		family: 'Hanken Grotesk',
		weight: '100 900',
		file: 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
	},
] as const;

/** `@font-face` rules with the files in them. */
export async function readReportFonts(projectDir: string): Promise<string> {
	const rules = faces.map(async ({ family, weight, file }) => {
		const data = await readFile(join(projectDir, file), 'base64');
		return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('data:font/woff2;base64,${data}') format('woff2'); }`;
	});
	return (await Promise.all(rules)).join('\n');
}
