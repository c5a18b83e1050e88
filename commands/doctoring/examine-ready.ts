/** Reads the service's own word on whether it can work, on the server. */
import * as z from 'zod';
import { ask } from './examine-site.ts';
import { type Finding, fault, sound, unknown } from './finding.ts';

const readiness = z.object({
	faults: z.array(z.string()),
	mail: z.string().nullable(),
	desk: z.string().nullable(),
	payments: z.string().optional(),
});

/** `monitorUrl` undefined: it was not named. */
export async function examineReady(monitorUrl: URL | undefined): Promise<Finding> {
	const part = 'service';
	if (monitorUrl === undefined) return unknown(part, 'On the server, name its monitor with --monitor.');
	const answer = readiness.safeParse(await (await ask(new URL('/ready', monitorUrl))).json());
	if (!answer.success) return fault(part, '/ready was not answered by the order service', 'correct the port in --monitor.');
	const { faults, mail, desk, payments } = answer.data;
	const all = [
		...faults.map((each) => each.replace(/\.$/, '')),
		...(payments === undefined ? [] : [`orders cannot be paid by a provider (${payments})`]),
		...(mail === null ? [] : [`mails do not leave (${mail})`]),
		...(desk === null ? [] : [`the order desk cannot be read or written (${desk})`]),
	];
	return all.length === 0 ? sound(part, 'ready') : fault(part, all.join('; '), 'docs/operation.md says what each asks for.');
}
