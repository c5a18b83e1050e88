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
	/** The face's own font, which lines are as high as. */
	mainOf(face: Face): string;
	/** How far its letters rise above their ground, in sizes of the font. */
	ascentOf(face: Face): number;
	/** The text in pieces, each in a font that has all its characters; `?` for a character that none has. */
	runs(text: string, face: Face): readonly Run[];
	/** The characters of a text that would become `?`, each once. */
	lacking(text: string): readonly string[];
}

/** Has every character that an order's fields take (`client/orders/contract/characters.ts`), and joins Arabic letters. */
const last = 'dejavu-sans/files/dejavu-sans-latin-400-normal';

const faces: Readonly<Record<Face, readonly string[]>> = {
	text: ['hanken-grotesk/files/hanken-grotesk-latin-400-normal', 'hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal', last],
	strong: ['hanken-grotesk/files/hanken-grotesk-latin-600-normal', 'hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal', last],
	title: ['newsreader/files/newsreader-latin-400-normal', 'newsreader/files/newsreader-latin-ext-400-normal', last],
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Reads the files; to be called once. */
export function loadFonts(): Fonts {
	const { resolve } = createRequire(import.meta.url);
	const files = new Map(
		[...new Set(Object.values(faces).flat())].map((name) => [name, unpackWoff(readFileSync(resolve(`@fontsource/${name}.woff`)))]),
	);
	const opened = new Map([...files].map(([name, bytes]) => [name, open(bytes)]));
	const known = new Map([...opened].map(([name, font]) => [name, new Set(font.characterSet)]));
	const has = (font: string, text: string): boolean =>
		Array.from(text).every((character) => known.get(font)?.has(character.codePointAt(0) ?? 0));
	/** A mark stays in the font of its letter: else it stands beside it. */
	const fontOf = (grapheme: string, face: Face): string | undefined => faces[face].find((name) => has(name, grapheme));
	const mainOf = (face: Face): string => faces[face][0] ?? last;
	return {
		files,
		mainOf,
		ascentOf(face) {
			const font = opened.get(mainOf(face));
			return font === undefined ? 0 : font.ascent / font.unitsPerEm;
		},
		runs(text, face) {
			const runs: { font: string; text: string }[] = [];
			const add = (font: string, written: string): void => {
				const before = runs.at(-1);
				if (before?.font === font) before.text += written;
				else runs.push({ font, text: written });
			};
			for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
				const before = runs.at(-1)?.font;
				// A space stays in the font of its word.
				const font = segment === ' ' && before !== undefined ? before : fontOf(segment, face);
				if (font !== undefined) add(font, segment);
				else for (const character of segment) add(fontOf(character, face) ?? mainOf(face), fontOf(character, face) ? character : '?');
			}
			return runs;
		},
		lacking(text) {
			return [...new Set(text.normalize('NFC'))].filter(
				(character) => !/\n|\u200b|\ufe0e|\ufe0f/.test(character) && !fontOf(character, 'text'),
			);
		},
	};
}

function open(bytes: Buffer): fontkit.Font {
	const font = fontkit.create(bytes);
	if (!('characterSet' in font)) throw new Error('A file of fonts holds no single font');
	return font;
}
