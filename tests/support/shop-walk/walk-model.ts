/** What a visitor should see after each step through list and cart, in its plainest form: every list is looked through product by product. */
import { productPageSize } from '../../../site/constants.ts';
import type { Language } from '../../../site/languages.ts';
import { cartPath, storeRoot } from '../../../site/store-paths.ts';
import demoConfig from '../../../site.config.ts';
import type { Goods, Piece } from './demo-pieces.ts';

export interface ListState {
	/** Names in the language of the page. */
	readonly categories: readonly string[];
	readonly manufacturers: readonly string[];
	readonly availabilities: readonly Piece['availability'][];
	readonly sort: string;
	/** Pages beside the first one. */
	readonly more: number;
}

export type Place =
	| { readonly kind: 'list'; readonly language: Language; readonly list: ListState }
	| { readonly kind: 'product'; readonly language: Language; readonly piece: Piece }
	| { readonly kind: 'cart'; readonly language: Language };

export interface Line {
	readonly piece: Piece;
	readonly goods: Goods;
	count: number;
}

const storePath = demoConfig.store.path ?? '';

export const plainList: ListState = { categories: [], manufacturers: [], availabilities: [], sort: 'id', more: 0 };

/** As lists order and filter; `but`: a filter that is left out. */
export function findPieces(
	pieces: readonly Piece[],
	language: Language,
	list: ListState,
	but?: 'categories' | 'manufacturers' | 'availabilities',
): readonly Piece[] {
	const holds = (chosen: readonly string[], value: string | undefined, name: typeof but) =>
		name === but || chosen.length === 0 || (value !== undefined && chosen.includes(value));
	const found = pieces.filter(
		(piece) =>
			holds(list.categories, piece.categories[language], 'categories') &&
			holds(list.manufacturers, piece.manufacturers?.[language], 'manufacturers') &&
			holds(list.availabilities, piece.availability, 'availabilities'),
	);
	const sign = list.sort.startsWith('-') ? -1 : 1;
	return found.toSorted((left, right) => {
		if (list.sort.endsWith('id')) return (left.id - right.id) * sign;
		if (left.cents === null || right.cents === null)
			return Number(left.cents === null) - Number(right.cents === null) || left.id - right.id;
		return (left.cents - right.cents) * sign || left.id - right.id;
	});
}

/** The same list in another language. */
export function translateList(pieces: readonly Piece[], list: ListState, from: Language, to: Language): ListState {
	const translate = (chosen: readonly string[], namesOf: (piece: Piece) => Piece['manufacturers']) =>
		chosen.map((name) => pieces.map(namesOf).find((names) => names?.[from] === name)?.[to] ?? name);
	return {
		...list,
		categories: translate(list.categories, ({ categories }) => categories),
		manufacturers: translate(list.manufacturers, ({ manufacturers }) => manufacturers),
	};
}

function pathOf(place: Place): string {
	const root = storeRoot(storePath, place.language);
	switch (place.kind) {
		case 'list':
			return root;
		case 'product':
			return place.piece.paths[place.language];
		case 'cart':
			return cartPath(root);
	}
}

/** The cart, and the way that Back goes. */
export class WalkModel {
	readonly lines: Line[] = [];
	/** What Undo puts back, as long as it is offered. */
	removed: { readonly line: Line; readonly index: number } | null = null;
	private readonly places: [Place, ...Place[]] = [{ kind: 'list', language: 'de', list: plainList }];

	readonly pieces: readonly Piece[];

	constructor(pieces: readonly Piece[]) {
		this.pieces = pieces;
	}

	get place(): Place {
		return this.places.at(-1) ?? this.places[0];
	}

	get canGoBack(): boolean {
		return this.places.length > 1;
	}

	go(place: Place): void {
		this.places.push(place);
		this.removed = null;
	}

	/** In the place of the present one. */
	replace(place: Place): void {
		this.places[this.places.length - 1] = place;
	}

	back(): void {
		if (this.canGoBack) this.places.pop();
		this.removed = null;
	}

	/** Never more than there are. */
	add(piece: Piece, goods: Goods, count: number): void {
		this.addAt(this.lines.length, piece, goods, count);
	}

	private addAt(index: number, piece: Piece, goods: Goods, count: number): void {
		const same = this.lines.find((line) => line.piece === piece && line.goods.variantId === goods.variantId);
		const line = same ?? { piece, goods, count: 0 };
		if (same === undefined) this.lines.splice(index, 0, line);
		line.count = Math.min(line.count + count, goods.most ?? Number.POSITIVE_INFINITY, 999);
	}

	setCount(line: Line, count: number): void {
		line.count = Math.min(count, line.goods.most ?? Number.POSITIVE_INFINITY, 999);
		this.removed = null;
	}

	remove(index: number): void {
		const [line] = this.lines.splice(index, 1);
		this.removed = line === undefined ? null : { line, index };
	}

	undo(): void {
		if (this.removed !== null) {
			const { line, index } = this.removed;
			// Another tab may have added it again.
			this.addAt(index, line.piece, line.goods, line.count);
		}
		this.removed = null;
	}

	/** What the page and the storage should say. */
	expected(): Seen {
		const { place } = this;
		const cents = this.lines.reduce((sum, { goods, count }) => sum + goods.cents * count, 0);
		const lines = this.lines.map(({ piece, goods, count }) => ({ id: piece.id, variantId: goods.variantId, count }));
		return {
			path: pathOf(place),
			stored: lines.length === 0 ? null : { lines, count: lines.reduce((sum, line) => sum + line.count, 0), cents },
			shown: this.shownAt(place),
		};
	}

	private shownAt(place: Place): readonly string[] {
		const { language } = place;
		switch (place.kind) {
			case 'list': {
				const found = findPieces(this.pieces, language, place.list);
				const shown = found.slice(0, productPageSize * (place.list.more + 1));
				return [`${shown.length} of ${found.length}`, ...shown.map(({ names }) => names[language])];
			}
			case 'product':
				return [place.piece.names[language]];
			case 'cart':
				return this.lines.map(({ piece, count }) => `${count} × ${piece.names[language]}`);
		}
	}
}

export interface Seen {
	/** Of the address. */
	readonly path: string;
	readonly stored: {
		readonly lines: readonly { readonly id: number; readonly variantId: number | null; readonly count: number }[];
		readonly count: number;
		readonly cents: number;
	} | null;
	/** Of a list: how much of it, then its products; of a product its name; of the cart its lines. */
	readonly shown: readonly string[];
}
