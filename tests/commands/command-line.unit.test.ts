import { expect, it } from 'vitest';
import { createCommand, parseCount, parsePort, withContentOptions } from '../../commands/options/command-line.ts';
import { defaultFolders, draftsFolders } from '../../commands/options/project-folder.ts';

function foldersOf(...args: string[]) {
	const { content, out, cache } = withContentOptions(createCommand('build', ''))
		.option('--out <dir>', '', defaultFolders.out)
		.parse(args, { from: 'user' })
		.opts<Record<'content' | 'out' | 'cache', string>>();
	return { content, out, cache };
}

it('gives drafts folders of their own, none of which holds what is published', () => {
	const { content, out, cache } = defaultFolders;
	expect(foldersOf()).toEqual({ content, out, cache });
	expect(foldersOf('--drafts')).toEqual(draftsFolders);
	expect(new Set([...Object.values(defaultFolders), ...Object.values(draftsFolders)]).size).toBe(7);
});

it('takes the folders that are named, with drafts too', () => {
	expect(foldersOf('--drafts', '--out', 'preview')).toEqual({ ...draftsFolders, out: 'preview' });
	expect(foldersOf('--content', 'elsewhere', '--drafts')).toEqual({ ...draftsFolders, content: 'elsewhere' });
});

it.each(['0', '80', '65535'])('listens on port %s', (value) => {
	expect(parsePort(value)).toBe(Number(value));
});

it.each(['', ' ', '-1', '65536', '1e3', '0x10', '80.5', 'http'])('knows no port "%s"', (value) => {
	expect(() => parsePort(value)).toThrow('whole number');
});

it.each(['', '0', '1e3', '2.5'])('counts no "%s" times', (value) => {
	expect(() => parseCount(value)).toThrow('whole number');
});
