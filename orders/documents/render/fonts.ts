/** The faces of documents: the site's own, and wide ones for what they lack, such as a Greek name or an engraved heart. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'text' | 'strong' | 'title';

export interface Run {
	/** Name of the font, as it is registered. */
	readonly font: string;
	readonly text: string;
}

export interface Fonts {
	/** The bytes of each font by its name; a PDF holds the glyphs that it uses. */
	readonly files: ReadonlyMap<string, Buffer>;
	/** The text in pieces, each in a font that has all its characters; `?` for a character that none has. */
	runs(text: string, face: Face): readonly Run[];
}

const wide = ['noto-sans/files/noto-sans-latin-ext', 'noto-sans/files/noto-sans-greek', 'noto-sans/files/noto-sans-greek-ext'];
const wider = [
	'noto-sans/files/noto-sans-cyrillic',
	'noto-sans/files/noto-sans-cyrillic-ext',
	'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols',
];
const others = [...wide, ...wider].map((file) => `${file}-400-normal`);

const faces: Readonly<Record<Face, readonly string[]>> = {
	text: ['hanken-grotesk/files/hanken-grotesk-latin-400-normal', 'hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal', ...others],
	strong: ['hanken-grotesk/files/hanken-grotesk-latin-600-normal', 'hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal', ...others],
	title: ['newsreader/files/newsreader-latin-400-normal', 'newsreader/files/newsreader-latin-ext-400-normal', ...others],
};

/** Reads the files; to be called once. */
export function loadFonts(): Fonts {
	const { resolve } = createRequire(import.meta.url);
	const files = new Map(
		[...new Set(Object.values(faces).flat())].map((name) => [name, unpackWoff(readFileSync(resolve(`@fontsource/${name}.woff`)))]),
	);
	const known = new Map([...files].map(([name, bytes]) => [name, characters(bytes)]));
	const fontOf = (character: string, face: Face): string | undefined =>
		faces[face].find((name) => known.get(name)?.has(character.codePointAt(0) ?? 0));
	return {
		files,
		runs(text, face) {
			const runs: { font: string; text: string }[] = [];
			// Paper has no links that an unseen break would have to keep away.
			for (const character of text.normalize('NFC').replaceAll('\u200b', '')) {
				const last = runs.at(-1);
				// A space stays in the font of its word.
				const font = (character === ' ' ? last?.font : undefined) ?? fontOf(character, face);
				const written = font === undefined ? '?' : character;
				const chosen = font ?? faces[face][0] ?? '';
				if (last?.font === chosen) last.text += written;
				else runs.push({ font: chosen, text: written });
			}
			return runs;
		},
	};
}

function characters(bytes: Buffer): ReadonlySet<number> {
	const font = fontkit.create(bytes);
	if (!('characterSet' in font)) throw new Error('A file of fonts holds no single font');
	return new Set(font.characterSet);
}
