/** What the owner opens: the list of orders with its bookmarks, and a dashboard. */

import type { DirectusApi } from '../../outbox/directus-api.ts';
import { uuidOf } from '../../store/uuid-of.ts';
import type { Label } from '../desk-collections.ts';
import { rowsOf } from './desk-schema.ts';

/** The language of what Directus cannot translate. */
export type DeskLanguage = keyof Label;

const toPack = { to_do: { _in: ['pack', 'lapses'] } };
const unpaid = { _and: [{ payment_state: { _in: ['pending', 'failed'] } }, { state: { _in: ['placed', 'accepted'] } }] };
const onHold = { hold: { _in: ['unconfirmed', 'placed', 'contract'] } };
const unanswered = { is_answered: { _neq: true } };

interface View {
	readonly collection: string;
	/** null: the list as it opens. */
	readonly bookmark: Label | null;
	readonly icon: string;
	readonly filter: Readonly<Record<string, unknown>> | null;
	readonly fields: readonly string[];
	readonly sort: string;
}

const orderFields = ['number', 'to_do', 'buyer', 'total', 'placed_at', 'payment_state', 'payment_kind', 'delivery', 'state'];
const holdFields = ['number', 'held', 'buyer', 'hold', 'held_until', 'email', 'total', 'placed_at'];
/** In pixels; a field without one has Directus' own. The first five columns fit a small screen, and labels fit theirs. */
const columnWidths = { number: 110, to_do: 180, buyer: 180, total: 120, placed_at: 170, payment_state: 150, payment_kind: 140 };
const requestFields = ['received_at', 'kind', 'name', 'product', 'is_answered'];

const views: readonly View[] = [
	{ collection: 'order', bookmark: null, icon: 'shopping_bag', filter: null, fields: orderFields, sort: '-number' },
	{
		collection: 'order',
		bookmark: { de: 'Heute zu packen', en: 'To pack today' },
		...{ icon: 'package_2', filter: toPack, fields: orderFields, sort: 'number' },
	},
	{
		collection: 'order',
		bookmark: { de: 'Unbezahlt', en: 'Unpaid' },
		...{ icon: 'hourglass_empty', filter: unpaid, fields: orderFields, sort: 'number' },
	},
	{
		collection: 'order',
		bookmark: { de: 'Zurückgelegt', en: 'On hold' },
		...{ icon: 'lock_clock', filter: onHold, fields: holdFields, sort: 'held_until' },
	},
	{ collection: 'request', bookmark: null, icon: 'forum', filter: null, fields: requestFields, sort: '-received_at' },
	{
		collection: 'request',
		bookmark: { de: 'Unbeantwortet', en: 'Unanswered' },
		...{ icon: 'mark_email_unread', filter: unanswered, fields: requestFields, sort: 'received_at' },
	},
	{
		collection: 'withdrawal',
		bookmark: null,
		...{ icon: 'assignment_return', filter: null, fields: ['received_at', 'contract', 'name', 'email'], sort: '-received_at' },
	},
	{
		collection: 'order_command',
		bookmark: null,
		...{ icon: 'play_circle', filter: null, fields: ['created_at', 'order', 'kind', 'created_by', 'state', 'answer'], sort: '-created_at' },
	},
	{
		collection: 'order_refund',
		bookmark: null,
		...{ icon: 'undo', filter: null, fields: ['created_at', 'order', 'amount', 'created_by', 'state', 'answer'], sort: '-created_at' },
	},
];

/** Views of all users, who may each change their own. */
export async function installViews(api: DirectusApi, language: DeskLanguage): Promise<void> {
	const query = 'limit=-1&fields=collection,bookmark&filter[user][_null]=true&filter[role][_null]=true';
	const known = rowsOf(await api.request('GET', `/presets?${query}`));
	const present = new Set(known.map(({ collection, bookmark }) => `${String(collection)} ${String(bookmark)}`));
	const missing = views
		.map((view) => toPreset(view, language))
		.filter(({ collection, bookmark }) => !present.has(`${collection} ${bookmark}`));
	if (missing.length > 0) await api.request('POST', '/presets', missing);
	await installDashboard(api, language);
}

function toPreset({ collection, bookmark, icon, filter, fields, sort }: View, language: DeskLanguage) {
	return {
		...{ collection, icon, filter },
		bookmark: bookmark === null ? null : bookmark[language],
		layout: 'tabular',
		layout_query: { tabular: { fields, sort: [sort] } },
		layout_options: { tabular: { spacing: 'comfortable', widths: columnWidths } },
	};
}

interface Panel {
	readonly key: string;
	readonly name: Label;
	readonly icon: string;
	readonly type: 'metric' | 'list' | 'time-series';
	/** Left edge, upper edge, width and height, in the dashboard's squares. */
	readonly place: readonly [x: number, y: number, width: number, height: number];
	readonly options: Readonly<Record<string, unknown>>;
}

const count = { collection: 'order', field: 'id', function: 'count' };
const listed = { collection: 'order', limit: 10, sortField: 'number', sortDirection: 'asc', linkToItem: true };

const panels: readonly Panel[] = [
	{
		key: 'to-pack',
		name: { de: 'Heute zu packen', en: 'To pack today' },
		...{ icon: 'package_2', type: 'metric', place: [1, 1, 10, 6], options: { ...count, filter: toPack } },
	},
	{
		key: 'unpaid',
		name: { de: 'Unbezahlt', en: 'Unpaid' },
		...{ icon: 'hourglass_empty', type: 'metric', place: [11, 1, 10, 6], options: { ...count, filter: unpaid } },
	},
	{
		key: 'recent-turnover',
		name: { de: 'Umsatz in 30 Tagen', en: 'Turnover of 30 days' },
		...{ icon: 'euro', type: 'metric', place: [21, 1, 13, 6] },
		options: {
			...{ collection: 'order', field: 'turnover', function: 'sum', filter: { placed_at: { _gte: '$NOW(-30 days)' } } },
			...{ suffix: ' €', minimumFractionDigits: 0, maximumFractionDigits: 0 },
		},
	},
	{
		key: 'pack-list',
		name: { de: 'Zu packen', en: 'To pack' },
		...{ icon: 'list', type: 'list', place: [1, 7, 16, 12] },
		options: { ...listed, displayTemplate: '{{number}} {{buyer}}', filter: toPack },
	},
	{
		key: 'unpaid-list',
		name: { de: 'Wartet auf Zahlung', en: 'Awaits payment' },
		...{ icon: 'list', type: 'list', place: [17, 7, 17, 12] },
		options: { ...listed, displayTemplate: '{{number}} {{buyer}} {{total}}', filter: unpaid },
	},
	{
		key: 'turnover',
		name: { de: 'Umsatz nach Bestellmonat', en: 'Turnover by month of order' },
		...{ icon: 'euro', type: 'time-series', place: [1, 19, 33, 12] },
		options: {
			...{ collection: 'order', dateField: 'placed_at', valueField: 'turnover', function: 'sum', precision: 'month', range: '1 year' },
			...{ color: '#B58A2C', fillType: 'gradient', curveType: 'straight', decimals: 2, min: 0, showXAxis: true, showYAxis: true },
		},
	},
];

async function installDashboard(api: DirectusApi, language: DeskLanguage): Promise<void> {
	const dashboard = uuidOf('dashboard');
	const known = rowsOf(await api.request('GET', `/dashboards?fields=id&filter[id][_eq]=${dashboard}`));
	if (known.length > 0) return;
	const name = { de: 'Bestellungen', en: 'Orders' }[language];
	await api.request('POST', '/dashboards', {
		...{ id: dashboard, name, icon: 'shopping_bag' },
		panels: panels.map(({ key, name: title, icon, type, place: [x, y, width, height], options }) => ({
			...{ id: uuidOf('panel', key), name: title[language], icon, type, show_header: true, options },
			...{ position_x: x, position_y: y, width, height },
		})),
	});
}
