/** The colours of the engravings: one ink, quiet tints for metals and stones, and a ground for each category. */
import type { Ground, Metal, Stone } from './drawing.ts';

export const ink = '#1b2a31';

export const grounds: Readonly<Record<Ground, string>> = {
	watches: '#dde4e6',
	weddingRings: '#e4e0da',
	engagementRings: '#e8dfdf',
	necklaces: '#dde4da',
	earrings: '#e2dfe7',
	bracelets: '#e3e2d5',
	pearls: '#d6e2e3',
	accessories: '#e0e2dc',
	plate: '#dce3e0',
	paper: '#f3f4f0',
	none: 'none',
};

export const metals: Readonly<Record<Metal, string>> = {
	yellow: '#ead9a4',
	rose: '#eac9b6',
	white: '#f1f2f0',
	steel: '#d9dee1',
	bronze: '#cfae83',
};

export const stones: Readonly<Record<Stone, string>> = {
	diamond: '#f4f8fa',
	sapphire: '#7f9cca',
	emerald: '#83bb9d',
	ruby: '#cc7480',
	aquamarine: '#b3dbe2',
	morganite: '#f0c8c3',
	topaz: '#a4cbe6',
	amethyst: '#b39fd0',
	citrine: '#ecc872',
	tourmaline: '#d78fae',
};
