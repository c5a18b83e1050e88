/** What can go wrong while a page is being brought, as a table (resilience 15): which resource, how, when, and with or without a service worker. */
import type { Fault } from './fault-proxy.ts';
import { answering, hanging, reset } from './faults.ts';
import { createRandom } from './random.ts';

const kinds = ['page data', 'app data', 'shared data', 'chunk', 'style'] as const;
const occasions = ['first load', 'prefetch', 'click'] as const;

export type ResourceKind = (typeof kinds)[number];
export type Occasion = (typeof occasions)[number];

export interface LoaderFault {
	readonly kind: ResourceKind;
	readonly what: string;
	readonly fault: Fault;
	readonly occasion: Occasion;
	readonly worker: boolean;
	/** Whether anything asks for the resource at all on that occasion: a document brings its own data and styles along. */
	readonly met: boolean;
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

const asked: Readonly<Record<ResourceKind, readonly Occasion[]>> = {
	'page data': ['prefetch', 'click'],
	'app data': ['click'],
	'shared data': ['first load', 'prefetch', 'click'],
	chunk: ['first load', 'prefetch', 'click'],
	style: ['prefetch', 'click'],
};

const all: readonly LoaderFault[] = kinds.flatMap((kind) =>
	Object.entries(faultsOf(kind)).flatMap(([what, fault]) =>
		occasions.flatMap((occasion) =>
			[false, true].map((worker): LoaderFault => ({ kind, what, fault, occasion, worker, met: asked[kind].includes(occasion) })),
		),
	),
);

/** `number` of the 210 rows, the same for the same seed. */
export function loaderFaults(number: number, seed: number): readonly LoaderFault[] {
	return createRandom(seed).shuffle(all).slice(0, number);
}
