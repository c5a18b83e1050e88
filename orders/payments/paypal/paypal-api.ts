/** Calls PayPal's REST interface: Orders v2, Payments v2, disputes and the list of transactions. Every answer is checked, none is trusted. */
import * as z from 'zod';
import { machineClock } from '../../clock/clock.ts';
import { machineNetwork, type Network } from '../../providers/network.ts';
import { ProviderRefused, ProviderUnavailable } from '../../providers/provider.ts';

export interface PaypalSettings {
	readonly clientId: string;
	readonly clientSecret: string;
	/** Of the shop's account, to which buyers pay: 13 capital letters and digits. */
	readonly merchantId: string;
	/** Of the webhook that was set up for this service, which its signatures name. */
	readonly webhookId: string;
	/** `https://api-m.paypal.com`, or that of the sandbox; of a stand-in during work on a site. */
	readonly apiUrl: string;
}

const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount: money });
const refund = z.object({ id: z.string(), status: z.string(), amount: money, custom_id: z.string().optional() });
const purchaseUnit = z.object({
	amount: money,
	payee: z.object({ merchant_id: z.string().optional() }).optional(),
	custom_id: z.string().optional(),
	payments: z.object({ captures: z.array(capture).optional(), refunds: z.array(refund).optional() }).optional(),
});
export const paypalOrder = z.object({
	id: z.string(),
	status: z.string(),
	intent: z.string().optional(),
	update_time: z.string().optional(),
	purchase_units: z.array(purchaseUnit),
});
export const paypalDispute = z.object({
	dispute_id: z.string(),
	status: z.string(),
	dispute_amount: money,
	disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
	dispute_outcome: z.object({ outcome_code: z.string().optional(), amount_refunded: money.optional() }).optional(),
});
export const paypalTransactions = z.object({
	transaction_details: z.array(
		z.object({
			transaction_info: z.object({
				transaction_id: z.string(),
				transaction_event_code: z.string(),
				transaction_status: z.string().optional(),
				transaction_amount: money,
				custom_field: z.string().optional(),
			}),
		}),
	),
	total_pages: z.number().optional(),
});
/** Of a new order: PayPal may answer with the least it has. */
export const createdOrder = z.object({ id: z.string(), status: z.string() });
export const paypalRefund = z.object({ id: z.string(), status: z.string() });

export type PaypalMoney = z.output<typeof money>;
export type PaypalOrder = z.output<typeof paypalOrder>;
export type PaypalDispute = z.output<typeof paypalDispute>;

const token = z.object({ access_token: z.string(), expires_in: z.number() });
const failure = z.object({ name: z.string().optional(), details: z.array(z.object({ issue: z.string().optional() })).optional() });

export interface PaypalApi {
	/** Asks for a new token. Why PayPal gives none, or null. @throws ProviderUnavailable where that says nothing of the credentials */
	tryLogin(): Promise<string | null>;
	/** `requestId` names a step that changes something: within some hours PayPal answers the same id as before. */
	call<Schema extends z.ZodType>(
		method: 'GET' | 'POST',
		path: string,
		schema: Schema,
		step?: { readonly requestId: string; readonly body: unknown },
	): Promise<z.output<Schema>>;
}

/** A buyer waits: token and step together stay below what the browser waits for. */
const answerTimeoutMs = 10_000;
/** A token is not used in its last minute. */
const tokenMarginMs = 60_000;

/** What is left out is the machine's. */
export interface PaypalSurroundings extends Partial<Network> {
	nowMs?(): number;
}

export function createPaypalApi(
	{ apiUrl, clientId, clientSecret }: PaypalSettings,
	{ nowMs = machineClock.nowMs, timeout = machineNetwork.timeout, fetch = machineNetwork.fetch }: PaypalSurroundings = {},
): PaypalApi {
	const send = (url: string, init: RequestInit) => sendBy(fetch, url, { ...init, redirect: 'error', signal: timeout(answerTimeoutMs) });
	let known: { readonly token: string; readonly until: number } | null = null;

	function askForToken(): Promise<Response> {
		const login = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
		return send(`${apiUrl}/v1/oauth2/token`, {
			method: 'POST',
			headers: { authorization: `Basic ${login}`, 'content-type': 'application/x-www-form-urlencoded' },
			body: 'grant_type=client_credentials',
		});
	}

	async function authorize(): Promise<string> {
		if (known !== null && known.until > nowMs()) return known.token;
		const answer = await askForToken();
		// A wrong secret is the operator's to correct: nothing is known of any payment.
		if (!answer.ok) throw new ProviderUnavailable(`PayPal refused the login of this shop with status ${answer.status}`);
		const { access_token, expires_in } = await read(answer, token);
		known = { token: access_token, until: nowMs() + expires_in * 1000 - tokenMarginMs };
		return access_token;
	}

	return {
		async tryLogin() {
			const answer = await askForToken();
			await answer.body?.cancel();
			if (answer.ok) return null;
			const reason = `PayPal refused the login of this shop with status ${answer.status}`;
			if ([400, 401, 403].includes(answer.status)) return reason;
			throw new ProviderUnavailable(reason);
		},
		async call(method, path, schema, step) {
			for (let isAgain = false; ; isAgain = true) {
				const answer = await send(apiUrl + path, {
					method,
					headers: {
						authorization: `Bearer ${await authorize()}`,
						...(step && { 'content-type': 'application/json', 'paypal-request-id': step.requestId, prefer: 'return=representation' }),
					},
					...(step && { body: JSON.stringify(step.body) }),
				});
				if (answer.ok) return read(answer, schema);
				known = answer.status === 401 ? null : known;
				if (answer.status !== 401 || isAgain) throw await toError(answer, `${method} ${path}`);
			}
		},
	};
}

async function sendBy(fetch: Network['fetch'], url: string, init: RequestInit): Promise<Response> {
	try {
		return await fetch(url, init);
	} catch (error) {
		throw new ProviderUnavailable(`PayPal does not answer: ${reasonOf(error)}`, { cause: error });
	}
}

async function read<Schema extends z.ZodType>(answer: Response, schema: Schema): Promise<z.output<Schema>> {
	let body: unknown;
	try {
		body = await answer.json();
	} catch (error) {
		throw new ProviderUnavailable(`PayPal's answer of status ${answer.status} cannot be read: ${reasonOf(error)}`, { cause: error });
	}
	const result = schema.safeParse(body);
	if (result.success) return result.data;
	const fields = result.error.issues.map(({ path }) => path.join('.') || 'all of it').join(', ');
	throw new ProviderUnavailable(`PayPal's answer of status ${answer.status} is not of the shape that PayPal documents (${fields})`, {
		cause: result.error,
	});
}

/** A conflict, too many calls and faults of PayPal's own say nothing of the step: the same may be tried later. */
async function toError(answer: Response, what: string): Promise<Error> {
	const { status } = answer;
	if (status >= 500 || [401, 403, 408, 409, 429].includes(status)) {
		return new ProviderUnavailable(`PayPal answered ${what} with status ${status}`);
	}
	const parsed = failure.safeParse(await answer.json().catch(() => null));
	const code = parsed.data?.details?.[0]?.issue ?? parsed.data?.name ?? `STATUS_${status}`;
	return new ProviderRefused(`PayPal refused ${what}: ${code}`, code);
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
