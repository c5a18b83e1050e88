/** Mutations of the rows 14.1 to 15.3: data protection and architecture. */
import type { Mutation } from '../mutation.ts';

const service = 'tests/orders/service.unit.test.ts';
const hostileBodies = {
	file: 'tests/orders/hostile-bodies.unit.test.ts',
	name: 'takes ${bodies} hostile bodies and stays up, its database whole',
};

export const ofDataAndArchitecture: readonly Mutation[] = [
	{
		rows: ['14.1.1'],
		file: 'orders/privacy/retention.ts',
		text: "\tpayment_term: { holds: 'By when orders are to be paid', order: { is: ofOrder, does: 'keep' }, ends: [] },\n",
		becomes: '',
		test: { file: 'tests/orders/privacy/retention.unit.test.ts', name: 'names every table of the database' },
	},
	{
		rows: ['14.2.1'],
		file: 'orders/payments/klarna/klarna-client.ts',
		text: "path: '/payments/v1/sessions', body, key });",
		becomes: 'path: `/payments/v1/sessions?for=${encodeURIComponent(urls.authorization)}`, body, key });',
		test: { file: 'tests/orders/klarna/klarna.unit.test.ts', name: 'opens a session with the secret in its addresses and nowhere else' },
	},
	{
		rows: ['14.2.2', '14.3.2'],
		file: 'orders/http/send-reply.ts',
		text: "'Cache-Control': 'no-store', ",
		becomes: '',
		test: { file: service, name: 'GET /ecom/nothing is answered with 404' },
	},
	{
		rows: ['14.2.3'],
		file: 'client/consent/start-consents.ts',
		text: 'const allows = (id: string): boolean => isGiven(consentStore.get(), id);',
		becomes: "const allows = (id: string): boolean => id !== '';",
		test: {
			file: 'tests/e2e/consent-room.e2e.ts',
			name: 'a walk through the site asks nobody else for anything, and the banner stays and leaves heading and main button of every template free',
		},
	},
	{
		rows: ['14.2.4'],
		file: 'orders/store/database.ts',
		text: 'PRAGMA secure_delete = ON;',
		becomes: 'PRAGMA secure_delete = OFF;',
		test: {
			file: 'tests/orders/privacy/retention.unit.test.ts',
			name: 'leaves nothing of a person in its files, once all periods are over',
		},
	},
	{
		rows: ['14.2.4'],
		file: 'orders/backup/write-backup.ts',
		text: '\t\t\trmSync(plain, { force: true });\n',
		becomes: '',
		test: {
			file: 'tests/orders/backup.unit.test.ts',
			name: 'holds orders, secret and other files, for the key alone, and nothing of it lies about',
		},
	},
	{
		rows: ['14.3.1'],
		file: 'client/checkout/placing/finish-order.ts',
		text: '\t\tresetCheckout();\n',
		becomes: '',
		test: {
			file: 'tests/client/checkout/placing/place-order.unit.test.ts',
			name: 'an order is kept, and leaves neither cart nor entries behind',
		},
	},
	{
		rows: ['15.1.2'],
		file: 'docs/libraries.md',
		text: '| `fastify`',
		becomes: '| `express`',
		test: { file: 'tests/docs/documents.unit.test.ts', name: 'libraries.md has a line for each dependency, and none for others' },
	},
	{
		rows: ['15.2.2'],
		file: 'orders/http/routes.ts',
		text: 'bodyLimit: maxBytes }',
		becomes: 'bodyLimit: maxBytes * 1000 }',
		test: { file: service, name: 'stops reading what never ends' },
	},
	{
		rows: ['15.2.2'],
		file: 'pipeline/images/image-worker.ts',
		text: '\t\t\t\tprocess.end();\n',
		becomes: '',
		test: {
			file: 'tests/pipeline/images/hostile-originals.unit.test.ts',
			name: 'that would take hours is given up in time, and what was made beside it is made all the same',
		},
	},
	{
		rows: ['15.2.3'],
		file: 'commands/serve.ts',
		text: "import { serveWithOrders } from './serving/serve-with-orders.ts';\n",
		becomes: "import { serveWithOrders } from './serving/serve-with-orders.ts';\nimport './serving/serve-with-stand-ins.ts';\n",
		test: { file: 'tests/commands/serve-with-stand-ins.unit.test.ts', name: 'is not what npm run serve serves' },
	},
	{
		rows: ['15.3.3'],
		file: 'client/orders/contract/order-request.ts',
		text: 'export const orderRequest = z.strictObject({',
		becomes: 'export const orderRequest = z.object({',
		test: { file: 'tests/orders/order-refusals.unit.test.ts', name: 'takes no field that the contract does not know, in the order' },
	},
	{
		rows: ['15.3.4'],
		file: 'orders/start-order-service.ts',
		text: 'ipv6Subnet: 64',
		becomes: 'ipv6Subnet: 128',
		test: {
			file: 'tests/commands/programs/shop-server.unit.test.ts',
			name: 'tells visitors behind a CDN from each other, a network of IPv6 counting as one',
		},
	},
	{
		rows: ['15.3.5'],
		file: 'orders/forms/forms.ts',
		text: 'const { success, data, error } = schema.safeParse(value);\n\t\tif (!success) return { faults: toFieldFaults(error.issues) };',
		becomes: 'const data = value as Request;',
		test: hostileBodies,
	},
	{
		rows: ['15.3.7'],
		file: 'orders/web/read-request.ts',
		text: 'Object.fromEntries(entries.reverse())',
		becomes: 'Object.fromEntries(entries)',
		test: { file: 'tests/orders/contact.unit.test.ts', name: 'takes the first value of a field that a form has twice' },
	},
];
