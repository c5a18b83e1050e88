/** Mutations of the rows 8.1 to 9.1: authorisation and tokens. */
import type { Mutation } from '../mutation.ts';

const commands = 'tests/orders/desk/commands.unit.test.ts';

export const ofAuthorisation: readonly Mutation[] = [
	{
		rows: ['8.2.1'],
		file: 'orders/http/routes.ts',
		text: 'if (wakeSecret === null || !isSameSecret(sent, wakeSecret)) return',
		becomes: "if (wakeSecret === null || sent === '') return",
		test: { file: commands, name: 'looks at once when Directus says so with the secret, and believes nothing else' },
	},
	{
		rows: ['8.2.2'],
		file: 'orders/payments/payments.ts',
		text: 'if (found === undefined || found.id !== (id ?? found.id)) return',
		becomes: 'if (found === undefined) return',
		test: { file: 'tests/orders/payments.unit.test.ts', name: 'lets nobody settle an order of which only its number is known' },
	},
	{
		rows: ['8.2.3', '15.3.1'],
		file: 'sandbox/directus/permissions.ts',
		text: "'immediate_days', 'translations'],\n\t],\n\tecommerce_settings_translations:",
		becomes: "'immediate_days', 'translations', 'bank_details'],\n\t],\n\tecommerce_settings_translations:",
		test: { file: 'tests/directus/public-token.test.ts', name: 'reads no field that the shop does not show, and writes nothing' },
	},
	{
		rows: ['8.3.1'],
		file: 'orders/desk/commands/execute-command.ts',
		text: "\tif (created_by === null) return 'noCreator';\n",
		becomes: '',
		test: { file: commands, name: 'refuses a command without an author, and changes nothing' },
	},
	{
		rows: ['8.3.1'],
		file: 'orders/desk/commands/execute-command.ts',
		text: "return revision === order.revision ? null : 'stale';",
		becomes: 'return null;',
		test: { file: commands, name: 'refuses one on an older state, and changes nothing' },
	},
	{
		rows: ['8.4.1'],
		file: 'orders/web/read-request.ts',
		text: "\tif (parsed.data.project !== company.project) return { reply: refuse('unknown_project', 'This service answers another project') };\n",
		becomes: '',
		test: { file: 'tests/orders/order-refusals.unit.test.ts', name: 'takes orders for its own project only' },
	},
	{
		rows: ['9.1.1'],
		file: 'orders/forms/newsletter.ts',
		text: 'return wanted.byteLength === found.byteLength && timingSafeEqual(wanted, found) ? Number(id) : null;',
		becomes: 'return wanted.byteLength === found.byteLength ? Number(id) : null;',
		test: { file: 'tests/orders/newsletter.unit.test.ts', name: 'takes no link that it did not make' },
	},
];
