/** The lives of an order that are cut by kills: who pays how, what the shop does on its desk, and what has to be so at the end. */
import { project } from '../run-orders.ts';
import { type endOf, type Purchase, purchase, type World } from './world.ts';

type Ending = Partial<ReturnType<typeof endOf>> & { readonly atProvider: readonly string[] };

export interface Life {
	readonly name: string;
	readonly payment: 'transfer' | 'PayPal' | 'Klarna';
	/** The full number of kills; `npm test` makes a tenth. */
	readonly kills: number;
	live(world: World): Promise<Purchase>;
	readonly ends: Ending;
}

const ship = { kind: 'ship', carrier: 'DHL', tracking: 'JD0001' };
const giveBack = { amount: '', text: 'Rückgabe' };

/** Captures and refunds at PayPal, or at Klarna, with what is left of what was authorised. */
export function booksOf({ providers }: World, { uuid, id }: Purchase): readonly string[] {
	const paypal = [...providers.paypal.orders.values()].filter(({ unit }) => unit.custom_id === uuid);
	const klarna = providers.klarna.orders.list().filter((order) => order.merchant_reference1 === `B-${id}`);
	return [
		...paypal.flatMap(({ captures, refunds }) => [...captures, ...refunds]).map(({ status, amount }) => `${status} ${amount.value}`),
		...klarna.map((order) => `${order.status} ${order.captured_amount} ${order.refunded_amount}`),
	];
}

async function payByTransfer(world: World): Promise<Purchase> {
	const bought = await purchase(world, 1);
	await bought.settle();
	await bought.command({ kind: 'paid' });
	return bought;
}

/** The shop pays back by itself, and says so. */
async function payBack(bought: Purchase, amount: string): Promise<void> {
	await bought.refund({ amount, text: 'Kratzer' }, 2);
	const [task] = bought.rows('SELECT uuid FROM refund WHERE order_id = :id');
	await bought.command({ kind: 'refund_done', target: task?.uuid });
}

const captured = (uuid: string) => ({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { custom_id: uuid } });

async function payByPaypal(world: World): Promise<Purchase> {
	const bought = await purchase(world, 4);
	world.providers.paypal.approve(bought.token);
	await reportToService(bought);
	await bought.callFromPaypal(captured(bought.uuid));
	return bought;
}

function reportToService({ id, uuid, token, post }: Purchase): Promise<void> {
	return post('/ecom/order/paypal_transaction', { project, order_id: id, paypal: { orderID: token, custom_id: uuid } });
}

/** `by`: who brings the authorisation. */
async function payByKlarna(world: World, by: 'browser' | 'callback' | 'both'): Promise<Purchase> {
	const { klarna } = world.providers;
	const bought = await purchase(world, 5);
	const calls = klarna.callbacks.length;
	const authorization_token = klarna.authorize(bought.token);
	const call = klarna.callbacks[calls];
	if (authorization_token === null || call === undefined) throw new Error('Klarna authorises nothing');
	const { pathname, search } = new URL(call.url);
	const tell = () => bought.post('/ecom/klarna/order', { project, order_uuid: bought.uuid, authorization_token });
	const callBack = () => bought.post(pathname + search, call.body);
	await Promise.all([by === 'callback' ? undefined : tell(), by === 'browser' ? undefined : callBack()]);
	await bought.settle();
	// Of the order that it has made.
	for (const { url, body } of klarna.callbacks.slice(calls + 1)) {
		const push = new URL(url);
		await bought.post(push.pathname + push.search, body);
	}
	await bought.settle();
	return bought;
}

async function shipAndGiveBack(bought: Purchase): Promise<Purchase> {
	await bought.command(ship);
	await bought.refund(giveBack, 2);
	return bought;
}

const completed = { order: ['completed'], lines: ['shipped 0'], underWay: 0 };
const documents = ['acceptance', 'credit_note', 'dispatch', 'invoice'];

export const lives: readonly Life[] = [
	{
		...{ name: 'paid, shipped, a part paid back', payment: 'transfer', kills: 50 },
		async live(world) {
			const bought = await payByTransfer(world);
			await bought.command(ship);
			await payBack(bought, '10');
			return bought;
		},
		ends: { ...completed, ledger: ['received 2580', 'refunded 1000'], refunds: ['done 1000'], documents, atProvider: [] },
	},
	{
		...{ name: 'paid, cancelled, paid back', payment: 'transfer', kills: 30 },
		async live(world) {
			const bought = await payByTransfer(world);
			await bought.command({ kind: 'withdrawn', text: 'am Telefon' }, 1);
			await payBack(bought, '');
			return bought;
		},
		ends: { order: ['cancelled'], ledger: ['received 2580', 'refunded 2580'], refunds: ['done 2580'], atProvider: [] },
	},
	{
		...{ name: 'paid in the browser, shipped, given back', payment: 'PayPal', kills: 60 },
		live: async (world) => await shipAndGiveBack(await payByPaypal(world)),
		ends: {
			...{ ...completed, documents, ledger: ['received 2580', 'refunded 2580'], refunds: ['done 2580'] },
			atProvider: ['REFUNDED 25.80', 'COMPLETED 25.80'],
		},
	},
	{
		...{ name: 'paid, and the browser was closed', payment: 'PayPal', kills: 20 },
		async live(world) {
			const bought = await purchase(world, 4);
			world.providers.paypal.approve(bought.token);
			await bought.callFromPaypal({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: bought.token } });
			return bought;
		},
		ends: { order: ['accepted'], ledger: ['received 2580'], refunds: [], underWay: 0, atProvider: ['COMPLETED 25.80'] },
	},
	{
		...{ name: 'cancelled while its money was on its way', payment: 'PayPal', kills: 40 },
		async live(world) {
			const { paypal } = world.providers;
			const bought = await purchase(world, 4);
			paypal.approve(bought.token);
			paypal.captureStatus = 'PENDING';
			await reportToService(bought);
			paypal.captureStatus = 'COMPLETED';
			await bought.command({ kind: 'cancel' });
			for (const capture of paypal.orders.get(bought.token)?.captures ?? []) capture.status = 'COMPLETED';
			await bought.callFromPaypal(captured(bought.uuid));
			return bought;
		},
		ends: {
			...{ order: ['cancelled'], ledger: ['received 2580', 'refunded 2580'], refunds: ['done 2580'] },
			atProvider: ['REFUNDED 25.80', 'COMPLETED 25.80'],
		},
	},
	...(['browser', 'callback', 'both'] as const).map(
		(by): Life => ({
			...{ name: `authorised by ${by}, shipped, given back`, payment: 'Klarna', kills: by === 'browser' ? 40 : 20 },
			live: async (world) => await shipAndGiveBack(await payByKlarna(world, by)),
			ends: {
				...{ ...completed, documents, refunds: ['done 2580'], ledger: ['authorised 2580', 'received 2580', 'refunded 2580'] },
				atProvider: ['CAPTURED 2580 2580'],
			},
		}),
	),
	{
		...{ name: 'authorised, and cancelled on the desk', payment: 'Klarna', kills: 20 },
		async live(world) {
			const bought = await payByKlarna(world, 'both');
			await bought.command({ kind: 'cancel' }, 1);
			return bought;
		},
		ends: { order: ['cancelled'], ledger: ['authorised 2580', 'released 2580'], refunds: [], atProvider: ['CANCELLED 0 0'] },
	},
];
