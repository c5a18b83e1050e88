/** Tries the credentials of the payment providers before a buyer does: at the start, and again and again while the service runs. */
import { writeRefusedLogin } from '../mail/refused-login.ts';
import { inTurn } from '../outbox/in-turn.ts';
import { type PaymentProvider, ProviderUnavailable } from '../providers/provider.ts';
import type { Service } from '../service.ts';
import { deleteSetting, readSetting, writeSetting } from '../store/settings.ts';
import { patiently } from '../store/write-lock.ts';

export interface LoginWatch {
	/** Rejects never: a provider that does not answer says nothing of the credentials. */
	look(): Promise<void>;
	/** Asks no further one. Resolves when what is on its way has ended. */
	stop(): Promise<void>;
	/** A sentence for each provider that refused the credentials when it was asked last. */
	faults(): readonly string[];
}

export function createLoginWatch(service: Service): LoginWatch {
	const refused = new Map<PaymentProvider, string>();
	let isStopping = false;

	async function tryOne(provider: PaymentProvider): Promise<void> {
		let reason: string | null;
		try {
			reason = (await provider.tryLogin?.()) ?? null;
		} catch (error) {
			if (!(error instanceof ProviderUnavailable)) throw error;
			service.log.warn({ provider: provider.kind, reason: error.message }, 'The credentials of a payment provider could not be tried');
			return;
		}
		const before = refused.get(provider);
		if (reason === null) {
			refused.delete(provider);
			if (before !== undefined) service.log.info({ provider: provider.kind }, 'A payment provider accepts the credentials again');
		} else {
			refused.set(provider, reason);
			if (before !== reason)
				service.log.error({ provider: provider.kind, reason }, 'A payment provider refuses the credentials: no order can be paid there');
		}
		await patiently(() => tell(provider, reason, service));
	}

	const look = inTurn(
		async () => {
			for (const provider of service.providers.all) if (!isStopping) await tryOne(provider);
		},
		(error) =>
			service.log.error(
				{ reason: error instanceof Error ? error.message : String(error) },
				'The credentials of the payment providers could not be tried',
			),
	);
	return {
		look,
		stop() {
			isStopping = true;
			return look();
		},
		faults: () => [...refused.values()],
	};
}

/** The shop hears of it once, by mail and among the requests of the desk, until it is over. */
function tell({ kind }: PaymentProvider, reason: string | null, { database, outbox, company, nowMs }: Service): void {
	const name = `login_refused_${kind}` as const;
	const isTold = readSetting(database, name) !== null;
	if (isTold === (reason !== null)) return;
	database.transaction(() => {
		if (reason === null) {
			deleteSetting(database, name);
			return;
		}
		const { subject, text } = writeRefusedLogin(kind, company);
		writeSetting(database, name, nowMs());
		outbox.queue('mail', { to: company.email, subject, text: `${text}\n\n${reason}\n` });
		database.sql
			.prepare('INSERT INTO message (at, language, name, email, text) VALUES (:at, :language, :name, :email, :text)')
			.run({ at: nowMs(), language: company.language, name: subject, email: company.email, text: `${text}\n\n${reason}` });
	});
}
