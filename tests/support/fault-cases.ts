/** Every fault of a backend that a build must survive or refuse, wherever it comes. */
import type { PlannedFault } from './fault-proxy.ts';
import {
	answering,
	busy,
	changed,
	changedList,
	cutFramed,
	cutOff,
	dripping,
	drippingForever,
	hanging,
	redirecting,
	refused,
	reset,
	slow,
} from './faults.ts';

export interface FaultCase extends PlannedFault {
	readonly name: string;
	/** `whole`: the build ends well, with everything in it; else what its failure says. */
	readonly outcome: 'whole' | RegExp;
	/** Of a failure: 1 unless given, 2 for what an editor has to fix. */
	readonly exitCode?: 1 | 2;
	/** The limit of time that ends it. */
	readonly waits?: 'idle' | 'ceiling';
}

export interface FaultPlaces {
	/** Where another program listens, which must never be asked. */
	readonly otherHost: string;
	/** The path of one file that is downloaded. */
	readonly asset: RegExp;
	/** How many bytes a cut is tried at, in each answer. */
	readonly cuts: number;
}

const always = Number.POSITIVE_INFINITY;
const products = /^\/items\/ecommerce_product$/;
const retryAfters = ['1', new Date(Date.now() + 5000).toUTCString(), null, '31536000', 'soon', '-3'];
const wrongShapes = [
	'null',
	'[]',
	'"x"',
	'{"data":null}',
	'{"data":{}}',
	'{"data":[null],"meta":{"filter_count":1}}',
	'{"data":[]}',
	'{"errors":[]}',
];

export function faultCases({ otherHost, asset, cuts }: FaultPlaces): readonly FaultCase[] {
	const everywhere = { info: /^\/server\/info$/, project: /^\/items\/project$/, products, files: /^\/files$/, asset };
	const lists = { project: everywhere.project, products, files: everywhere.files };
	const parts = Array.from({ length: cuts }, (_, index) => index / cuts);
	const cases: FaultCase[] = [];
	const add = (
		name: string,
		at: RegExp,
		times: number,
		fault: PlannedFault['fault'],
		outcome: FaultCase['outcome'],
		waits?: FaultCase['waits'],
	) => {
		cases.push({ name: `${name}, ${times === always ? 'always' : `${times} ×`}`, at, times, fault, outcome, ...(waits && { waits }) });
	};

	for (const [where, at] of Object.entries(everywhere)) {
		const path = new RegExp(at.source.replace('^', 'https?://[^/]+').replace('$', ''));
		const told = (text: RegExp) => new RegExp(`${text.source}[^]*${path.source}|${path.source}[^]*${text.source}`);
		add(`${where}: refused`, at, 1, refused, /Network error\nhttp:\/\/127\.0\.0\.1:\d+\/.+ECONNREFUSED/);
		add(`${where}: reset`, at, 1, reset, 'whole');
		add(`${where}: reset`, at, always, reset, told(/Network error/));
		for (const status of [429, 503]) {
			for (const retryAfter of retryAfters)
				add(`${where}: ${status} with Retry-After ${retryAfter}`, at, 2, busy(status, retryAfter), 'whole');
			add(`${where}: ${status}`, at, always, busy(status, '1'), told(/Under pressure/));
		}
		add(`${where}: slow`, at, always, slow(30), 'whole');
		add(`${where}: hanging`, at, 1, hanging, 'whole', 'idle');
		add(`${where}: hanging`, at, always, hanging, told(/no byte for/), 'idle');
		add(`${where}: dripping`, at, always, dripping, 'whole');
		add(`${where}: dripping without an end`, at, always, drippingForever, told(/not done after/), 'ceiling');
		for (const part of parts) {
			const place = `${Math.round(part * 1000) / 10} %`;
			add(`${where}: connection cut at ${place}`, at, 1, cutOff(part), 'whole');
			add(`${where}: connection cut at ${place}`, at, always, cutOff(part), told(/Network error/));
			if (where === 'asset') add(`${where}: cut at ${place}, framed as whole`, at, 1, cutFramed(part), 'whole');
			add(
				`${where}: cut at ${place}, framed as whole`,
				at,
				always,
				cutFramed(part),
				where === 'asset' ? /The file .+ were downloaded, twice/ : told(/API returned invalid JSON/),
			);
		}
		const html = '<!doctype html><title>Wartung</title>';
		const invalid = where === 'asset' ? /The file .+ were downloaded, twice/ : told(/API returned invalid JSON/);
		add(`${where}: HTML as JSON`, at, always, answering(html), invalid);
		add(`${where}: HTML`, at, always, answering(html, 'text/html'), invalid);
		add(`${where}: nothing`, at, always, answering(''), invalid);
		add(`${where}: an error without a message`, at, always, answering(html, 'text/html', 500), told(/Unknown error occured/));
		add(
			`${where}: a wrong content type`,
			at,
			always,
			changed((answer) => ({ ...answer, headers: { 'content-type': 'text/css' } })),
			'whole',
		);
		add(
			`${where}: redirected to another host`,
			at,
			always,
			redirecting(`${otherHost}/x`),
			told(/redirects to .+ not the configured backend/),
		);
		add(
			`${where}: redirected in a circle`,
			at,
			always,
			({ request, send }) => send({ status: 302, headers: { location: request.path }, body: Buffer.alloc(0) }),
			told(/redirects to/),
		);
	}

	for (const [where, at] of Object.entries(lists)) {
		const collection = where === 'files' ? 'directus_files' : where === 'project' ? 'project' : 'ecommerce_product';
		const incomplete = new RegExp(`^${collection}: the backend`, 'm');
		for (const shape of wrongShapes) add(`${where}: ${shape}`, at, always, answering(shape), incomplete);
		for (const [what, fault] of Object.entries({
			'one twice': changedList((records) => [...records.slice(1), ...records.slice(-1)]),
			'one more than counted': changedList(
				(records) => records,
				(count) => count - 1,
			),
			'one less than counted': changedList((records) => records.slice(1)),
			'a count of nonsense': changedList(
				(records) => records,
				() => Number.NaN,
			),
		})) {
			if (what === 'one twice' && where === 'project') continue;
			add(`${where}: ${what}`, at, 1, fault, 'whole');
			add(`${where}: ${what}`, at, always, fault, incomplete);
		}
	}
	const half = (records: readonly Record<string, unknown>[]) => records.slice(0, Math.floor(records.length / 2));
	add(
		'products: half of them gone',
		products,
		always,
		changedList(half, (count) => Math.floor(count / 2)),
		/--accept-shrink/,
	);
	const foreign = changedList((records) => records.map((record) => ({ ...record, project: 'andere.example' })));
	add('products: of another project', products, always, foreign, /ecommerce_product .+ does not belong to the project/);
	for (const field of ['display_name', 'slug']) {
		for (const [what, value] of [
			['missing', undefined],
			['null', null],
			['a list', [{}]],
			['a number', 7],
		] as const) {
			const fault = changedList((records) => records.map((record) => ({ ...record, [field]: value })));
			const outcome = new RegExp(`"collection":"ecommerce_product"[^\n]*"field":"${field}"`);
			cases.push({ name: `products: ${field} is ${what}`, at: products, times: always, fault, outcome, exitCode: 2 });
		}
	}
	return cases;
}
