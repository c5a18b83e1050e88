/** What can go wrong with each call of a purchase, as a table: which call, how, and whether the service has done what it was asked for all the same. */
import type { Language } from '../../../site/languages.ts';
import { languages } from '../../../site/languages.ts';
import type { Fault } from '../fault-proxy.ts';
import { answering, cutFramed, reset } from '../faults.ts';

export const orderCalls = ['quote', 'status', 'order', 'klarna', 'paypal', 'withdrawal'] as const;

export type OrderCall = (typeof orderCalls)[number];

/** What an answer, or none, tells the browser: nothing for certain, that nothing was done, or that it is too much. */
export type Told = 'unknown' | 'failed' | 'limited';

export interface OrderFault {
	readonly call: OrderCall;
	readonly what: string;
	/** null: the browser is offline at the moment of the call. */
	readonly fault: Fault | null;
	/** The service has done it. */
	readonly arrives: boolean;
	readonly told: Told;
	readonly language: Language;
}

const refusal = (code: string) => JSON.stringify({ status: 'error', code, message: 'No' });

/** Passes the question on, and keeps the answer from whoever asked. */
const unheard =
	(instead: Fault): Fault =>
	async (context) => {
		await context.answer();
		await instead(context);
	};

const faults: Readonly<Record<string, Pick<OrderFault, 'fault' | 'arrives' | 'told'>>> = {
	'is never sent': { fault: reset, arrives: false, told: 'unknown' },
	'gets an answer that is lost': { fault: unheard(reset), arrives: true, told: 'unknown' },
	'gets 500': { fault: answering(refusal('failed'), 'application/json', 500), arrives: false, told: 'failed' },
	'gets HTML with 502': { fault: unheard(answering('<h1>Bad gateway</h1>', 'text/html', 502)), arrives: true, told: 'unknown' },
	'gets bad JSON': { fault: cutFramed(0.5), arrives: true, told: 'unknown' },
	'gets an answer that is not ok': { fault: unheard(answering('{"status":"not ok","message":"not ok"}')), arrives: true, told: 'unknown' },
	hangs: { fault: unheard(() => {}), arrives: true, told: 'unknown' },
	'is made offline': { fault: null, arrives: false, told: 'unknown' },
	'gets 429': { fault: answering(refusal('limited'), 'application/json', 429), arrives: false, told: 'limited' },
};

/** 54 rows; neighbours in a list of every seventh differ in call, fault and language. */
export const orderFaults: readonly OrderFault[] = orderCalls.flatMap((call, callIndex) =>
	Object.entries(faults).map(([what, fault], index) => ({ call, what, ...fault, language: languageAt(callIndex + index) })),
);

function languageAt(index: number): Language {
	return languages[index % languages.length] ?? 'de';
}
