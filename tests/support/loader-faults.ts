/** What can go wrong while a page is being brought, as a table: which resource, how, when, and with or without a service worker. What nothing asks for on an occasion has no row. */
import { createRandom } from '../../sandbox/random.ts';
import type { Fault } from './fault-proxy.ts';
import { answering, hanging, reset } from './faults.ts';

const kinds = ['page data', 'app data', 'shared data', 'chunk', 'style'] as const;

export type ResourceKind = (typeof kinds)[number];
export type Occasion = 'first load' | 'prefetch' | 'click';

export interface LoaderFault {
	readonly kind: ResourceKind;
	readonly what: string;
	readonly fault: Fault;
	readonly occasion: Occasion;
	readonly worker: boolean;
}

const jsonOf: Readonly<Record<ResourceKind, string>> = {
	'page data': 'application/json',
	'app data': 'application/json',
	'shared data': 'application/json',
	chunk: 'text/javascript',
	style: 'text/css',
};

function faultsOf(kind: ResourceKind): Readonly<Record<string, Fault>> {
	return {
		'404': answering('Not found', 'text/plain', 404),
		'500': answering('', 'text/plain', 500),
		'503': answering('', 'text/plain', 503),
		reset,
		'bad JSON': answering('{"buildHash": ', jsonOf[kind]),
		'HTML with 200': answering('<!doctype html><p>Log in to use this network</p>', 'text/html'),
		hang: hanging,
	};
}

/** When anything asks for a resource at all: a document brings its own data and styles along, and the site's version is looked at once somebody moves on. */
const asked: Readonly<Record<ResourceKind, readonly Occasion[]>> = {
	'page data': ['prefetch', 'click'],
	'app data': ['click'],
	'shared data': ['first load', 'prefetch', 'click'],
	chunk: ['first load', 'prefetch', 'click'],
	style: ['prefetch', 'click'],
};

const all: readonly LoaderFault[] = kinds.flatMap((kind) =>
	Object.entries(faultsOf(kind)).flatMap(([what, fault]) =>
		asked[kind].flatMap((occasion) => [false, true].map((worker): LoaderFault => ({ kind, what, fault, occasion, worker }))),
	),
);

/** `number` of the 154 rows, the same for the same seed: of each resource on each occasion as many as of the others, or one more. */
export function loaderFaults(number: number, seed: number): readonly LoaderFault[] {
	const alike = Map.groupBy(createRandom(seed).shuffle(all), ({ kind, occasion }) => `${kind} ${occasion}`);
	const ranked = [...alike.values()].flatMap((rows) => rows.map((row, rank) => ({ row, rank })));
	return ranked
		.toSorted((a, b) => a.rank - b.rank)
		.map(({ row }) => row)
		.slice(0, number);
}
