/**
 * The buttons of an order, as Flows that a person starts: each asks what the command needs, and creates the record as that person. A third Flow calls
 * the service, so that it need not wait for its next look.
 */

import type { DirectusApi } from '../../outbox/directus-api.ts';
import { uuidOf } from '../../store/uuid-of.ts';
import { type commandKinds, type DeskField, deskCollections, type Label } from '../desk-collections.ts';
import { DeskConflict, rowsOf } from './desk-schema.ts';
import type { DeskLanguage } from './desk-views.ts';

/** Where the service is told that there is something to do, and what it knows the caller by. */
export interface WakeTarget {
	readonly url: string;
	readonly secret: string;
}

interface Button {
	readonly key: string;
	readonly collection: 'order_command' | 'order_refund';
	/** A command of the shop as a whole: its button is at the list, and its record names the newest order. null: it is at an order. */
	readonly kind: keyof typeof commandKinds | null;
	readonly name: Label;
	readonly icon: string;
	readonly question: Label;
	readonly fields: readonly string[];
}

const buttons: readonly Button[] = [
	{
		...{ key: 'order_command', collection: 'order_command', kind: null },
		name: { de: 'Auftrag erteilen', en: 'Give a command' },
		icon: 'play_circle',
		question: {
			de: 'Der Bestelldienst prüft den Auftrag und führt ihn einmal aus. Seine Antwort steht bei der Bestellung unter „Aufträge“.',
			en: 'The order service checks the command and executes it once. Its answer is with the order, under “Commands”.',
		},
		fields: ['kind', 'positions', 'carrier', 'tracking', 'even_unpaid', 'amount', 'target', 'text'],
	},
	{
		...{ key: 'order_refund', collection: 'order_refund', kind: null },
		name: { de: 'Geld erstatten', en: 'Refund money' },
		icon: 'undo',
		question: {
			de: 'Der Bestelldienst prüft die Erstattung und lässt sie einmal auszahlen. Seine Antwort steht bei der Bestellung unter „Erstattungen“.',
			en: 'The order service checks the refund and has it paid once. Its answer is with the order, under “Refunds”.',
		},
		fields: ['amount', 'text'],
	},
	{
		...{ key: 'month', collection: 'order_command', kind: 'month' },
		name: { de: 'Belege eines Monats', en: 'Documents of a month' },
		icon: 'folder_zip',
		question: {
			de: 'Der Bestelldienst sendet dem Laden alle Rechnungen und Gutschriften des Monats, als PDF, XML und Tabelle. Monat unter „Kennung“, wie 2026-11; leer: der vorige. Seine Antwort steht bei der neuesten Bestellung unter „Aufträge“.',
			en: 'The order service sends the shop all invoices and credit notes of the month, as PDF, XML and a table. Month under “Reference”, such as 2026-11; empty: the one before. Its answer is with the newest order, under “Commands”.',
		},
		fields: ['target'],
	},
];

/** The kinds that no order's dialog offers. */
const ofList: ReadonlySet<string> = new Set(buttons.flatMap(({ kind }) => kind ?? []));

/** The kinds of command that ask for a field; a field that is not here is asked with each. */
const askedWith: Readonly<Record<string, readonly (keyof typeof commandKinds)[]>> = {
	positions: ['ship', 'drop', 'drop_withdrawn', 'take_back'],
	carrier: ['ship'],
	tracking: ['ship'],
	even_unpaid: ['ship'],
	amount: ['paid'],
	target: ['paid', 'refund_done', 'resend', 'copy', 'mail_again'],
};

export async function installFlows(api: DirectusApi, project: string, language: DeskLanguage, wake: WakeTarget | null): Promise<void> {
	for (const button of buttons) await installButton(api, button, language);
	if (wake !== null) await installWake(api, project, wake);
}

async function installButton(
	api: DirectusApi,
	{ key, collection, kind, name, icon, question, fields }: Button,
	language: DeskLanguage,
): Promise<void> {
	const id = uuidOf('flow', key);
	const isAtList = kind !== null;
	if (await isKnown(api, 'flows', id)) return;
	await api.request('POST', '/flows', {
		...{ id, name: name[language], icon, status: 'active', trigger: 'manual', accountability: null },
		options: {
			...{
				collections: ['order'],
				location: isAtList ? 'collection' : 'item',
				requireSelection: !isAtList,
				requireConfirmation: true,
				async: false,
			},
			// Else Directus says that all went well where it has refused the record.
			error_on_reject: true,
			confirmationDescription: question[language],
			fields: fields.map((field) => toQuestion({ collection, kind }, field, language)),
		},
	});
	const [read, choose, create] = (['read', 'choose', 'create'] as const).map((step) => uuidOf('operation', key, step));
	const operation = (place: number, name: string) => ({ flow: id, name, position_x: 1 + 18 * place, position_y: 1 });
	await api.request('POST', '/operations', {
		...{ id: create, ...operation(3, 'Anlegen'), key: 'created', type: 'item-create' },
		options: { collection, permissions: '$trigger', emitEvents: true, payload: '{{chosen}}' },
	});
	await api.request('POST', '/operations', {
		...{ id: choose, ...operation(2, 'Angaben wählen'), key: 'chosen', type: 'exec', resolve: create },
		options: { code: scriptFor(fields, kind, language) },
	});
	await api.request('POST', '/operations', {
		...{ id: read, ...operation(1, 'Stand lesen'), key: 'seen', type: 'item-read', resolve: choose },
		options: {
			...{ collection: 'order', permissions: '$trigger' },
			...(isAtList ? { query: newestOrder } : { key: ['{{$trigger.body.keys[0]}}'], query: { fields: ['id', 'revision'] } }),
		},
	});
	await api.request('PATCH', `/flows/${id}`, { operation: read });
}

const noOrder: Label = {
	de: 'Es gibt noch keine Bestellung: Der Auftrag braucht eine, bei der seine Antwort steht.',
	en: 'There is no order yet: the command needs one, where its answer is shown.',
};
/** Of those that the person may read: of one shop, but for administrators. */
const newestOrder = { fields: ['id', 'revision'], sort: ['-number'], limit: 1 };

/** Templates of Flows would write `undefined` into the fields that were left empty. Of one key Directus reads a record, else a list. */
function scriptFor(fields: readonly string[], kind: Button['kind'], language: DeskLanguage): string {
	return [
		'module.exports = ({ $trigger, seen }) => {',
		`\tconst said = Object.entries($trigger.body).filter(([name]) => ${JSON.stringify(fields)}.includes(name));`,
		'\tconst [order] = [seen].flat();',
		`\tif (!order) throw new Error(${JSON.stringify(noOrder[language])});`,
		'\tconst { id, revision } = order;',
		`\treturn { ...Object.fromEntries(said), ${kind === null ? '' : `kind: ${JSON.stringify(kind)}, `}order: id, revision };`,
		'};',
	].join('\n');
}

/** A field of the dialog, in one language: Flows know no translations of theirs. */
function toQuestion({ collection, kind }: Pick<Button, 'collection' | 'kind'>, name: string, language: DeskLanguage) {
	const declared: Readonly<Record<string, DeskField>> = deskCollections[collection].fields;
	const field = declared[name];
	if (field === undefined) throw new Error(`${collection} has no field ${name}`);
	const { type, label, note, choices, isRequired = false } = field;
	const kinds = collection === 'order_command' && kind === null ? askedWith[name] : undefined;
	return {
		...{ field: name, name: label[language], type },
		meta: {
			...{ field: name, interface: field.interface, required: isRequired, width: 'full', hidden: kinds !== undefined },
			note: note?.[language] ?? null,
			options: choices && {
				choices: Object.entries(choices).flatMap(([value, { label }]) => (ofList.has(value) ? [] : { value, text: label[language] })),
			},
			...(kinds !== undefined && { conditions: [{ name: 'asked', rule: { kind: { _in: kinds } }, hidden: false }] }),
		},
	};
}

/** @throws DeskConflict where the Flow calls a running service by another secret */
export async function refuseOtherSecret(api: DirectusApi, project: string, { secret }: WakeTarget): Promise<void> {
	const call = uuidOf(project, 'operation', 'wake');
	const [known] = rowsOf(await api.request('GET', `/operations?fields=id,options&filter[id][_eq]=${call}`));
	const options = JSON.stringify(known?.options ?? null);
	if (options === 'null' || options.includes(JSON.stringify(`Bearer ${secret}`))) return;
	throw new DeskConflict(
		`The Flow that wakes the order service of ${project} has another secret than DIRECTUS_WAKE_SECRET. Nothing was changed. Fix: set it to the secret that the service has, or leave it out; or add --new-token, then give the service the new one and start it again.`,
	);
}

/** Sets the shop's Flow up, or puts its address and secret right. */
async function installWake(api: DirectusApi, project: string, { url, secret }: WakeTarget): Promise<void> {
	const [id, call] = [uuidOf(project, 'flow', 'wake'), uuidOf(project, 'operation', 'wake')];
	const options = { method: 'POST', url, headers: [{ header: 'Authorization', value: `Bearer ${secret}` }], body: '{}' };
	if (await isKnown(api, 'operations', call)) {
		await api.request('PATCH', `/operations/${call}`, { options });
		return;
	}
	if (!(await isKnown(api, 'flows', id))) {
		await api.request('POST', '/flows', {
			...{ id, name: `Bestelldienst wecken (${project})`, icon: 'notifications', status: 'active', trigger: 'event', accountability: null },
			options: { type: 'action', scope: ['items.create'], collections: [...new Set(buttons.map(({ collection }) => collection))] },
		});
	}
	await api.request('POST', '/operations', {
		...{ id: call, flow: id, name: 'Anrufen', key: 'wake', type: 'request', position_x: 19, position_y: 1, options },
	});
	await api.request('PATCH', `/flows/${id}`, { operation: call });
}

async function isKnown(api: DirectusApi, what: 'flows' | 'operations', id: string): Promise<boolean> {
	return rowsOf(await api.request('GET', `/${what}?fields=id&filter[id][_eq]=${id}`)).length > 0;
}
