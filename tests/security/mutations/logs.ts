/** Mutations of the rows 16.2 to 16.5: logs and errors. */
import type { Mutation } from '../mutation.ts';

const ordersCommand = {
	file: 'tests/commands/orders.unit.test.ts',
	name: 'answers on its port, tells its operator how it is, shows no page of arrivals, and ends when it is told to',
};

export const ofLogs: readonly Mutation[] = [
	{
		rows: ['16.2.1'],
		file: 'orders/transitions/change-order.ts',
		text: '.run({ order, position: position ?? null, now, transition, who, why: why ?? null });',
		becomes: ".run({ order, position: position ?? null, now, transition, who: 'service', why: null });",
		test: {
			file: 'tests/orders/transitions.unit.test.ts',
			name: 'an order is placed by its buyer, and each further step is recorded with who and why',
		},
	},
	{
		rows: ['16.2.2'],
		file: 'orders/clock/guard-time.ts',
		text: 'return evidence === null ? believeTime : guardBy(',
		becomes: 'return evidence !== undefined ? believeTime : guardBy(',
		test: { file: 'tests/orders/clock/guard-time.unit.test.ts', name: 'loses nothing by a start with the clock ten years ahead' },
	},
	{
		rows: ['16.2.4'],
		file: 'commands/orders.ts',
		text: '\t\t\trequestLog: log,\n',
		becomes: '',
		test: ordersCommand,
	},
	{
		rows: ['16.2.5'],
		file: 'commands/orders.ts',
		text: "req: ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) => ({ method, path: routeOptions.url ?? 'other' }),",
		becomes: "req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, path: url }),",
		test: ordersCommand,
	},
	{
		rows: ['16.2.5'],
		file: 'pipeline/directus/backend-client.ts',
		text: "parseAnswer(url, answer, () => '…');",
		becomes: 'parseAnswer(url, answer, (text) => text);',
		test: {
			file: 'tests/pipeline/directus/session.unit.test.ts',
			name: 'stand in no error and no log after an answer that is cut off',
		},
	},
	{
		rows: ['16.3.2'],
		file: 'orders/desk/commands/answer-commands.ts',
		text: '...{ state, answer, answered_at: answeredAt },',
		becomes: '...{ state, answered_at: answeredAt },',
		test: { file: 'tests/orders/desk/commands.unit.test.ts', name: 'refuses a second acceptance, and changes nothing' },
	},
	{
		rows: ['16.3.4'],
		file: 'orders/payments/klarna/klarna-client.ts',
		text: ': ${why}${id}`, code);',
		becomes: '`, code);',
		test: { file: 'tests/orders/klarna/klarna.unit.test.ts', name: 'says what to look up when the credentials are wrong' },
	},
	{
		rows: ['16.5.1'],
		file: 'orders/start-order-service.ts',
		text: "return sendReply(reply, refuse('failed', 'Unknown error occured'));",
		becomes: "return sendReply(reply, refuse('failed', error.stack ?? error.message));",
		test: { file: 'tests/orders/service.unit.test.ts', name: 'tells a visitor nothing of what failed in it, and its operator all' },
	},
	{
		rows: ['16.5.2'],
		file: 'orders/outbox/outbox.ts',
		text: "return { kind: 'later', reason: reasonOf(error) };",
		becomes: "return { kind: 'refused', reason: reasonOf(error) };",
		test: {
			file: 'tests/orders/desk/mirror.unit.test.ts',
			name: 'takes orders and sends mails while Directus is down, and catches up with one write an order',
		},
	},
	{
		rows: ['16.5.2'],
		file: 'orders/payments/open-session.ts',
		text: "'No session could be opened for an order');\n\t\treturn answer;",
		becomes: "'No session could be opened for an order');\n\t\tthrow error;",
		test: {
			file: 'tests/orders/paypal/paypal.unit.test.ts',
			name: 'places orders while PayPal is down, and opens the payment as soon as the order is sent again',
		},
	},
	{
		rows: ['16.5.3'],
		file: 'orders/place/place-order.ts',
		text: "\t\tif (!isOpen(shop, service)) return refused({ code: 'closed' });\n",
		becomes: '',
		test: { file: 'tests/orders/order-refusals.unit.test.ts', name: 'takes no orders where it is in maintenance by its settings' },
	},
];
