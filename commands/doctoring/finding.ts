/** What `npm run doctor` says of one part of a deployment. */

export interface Finding {
	/** What was looked at, such as `TLS`. */
	readonly part: string;
	/** `unknown`: it could not be looked at from here; that is no fault. */
	readonly state: 'sound' | 'fault' | 'unknown';
	/** What was found; of a fault and of what is unknown also what to do. */
	readonly message: string;
}

export const sound = (part: string, message: string): Finding => ({ part, state: 'sound', message });
export const fault = (part: string, message: string, fix: string): Finding => ({
	part,
	state: 'fault',
	message: `${message}. Fix: ${fix}`,
});
export const unknown = (part: string, fix: string): Finding => ({ part, state: 'unknown', message: `not looked at. ${fix}` });

/** A check whose request fails has found a fault. */
export async function orUnreachable(part: string, check: () => Promise<Finding>): Promise<Finding> {
	try {
		return await check();
	} catch (error) {
		const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
		return fault(part, `no answer (${reason})`, 'look whether the server runs, and whether its name leads to it.');
	}
}

export function describeFinding({ part, state, message }: Finding): string {
	const mark = { sound: 'ok   ', fault: 'FAULT', unknown: '?    ' }[state];
	return `${mark}  ${part}: ${message}`;
}
