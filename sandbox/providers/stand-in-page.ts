/** The parts that both stand-ins need: the addresses at which they answer, and a page that says that it is a stand-in. */
import type { Language, PerLanguage } from '../../site/languages.ts';

/** HTML whose notice is in the language of the shop's page; the buttons are for developers and tests, and stay in English. */
export type StandInPage = (language: Language) => string;

export const standInNotices: PerLanguage<string> = {
	de: 'Simulation: Es fließt kein Geld',
	en: 'Stand-in, no money moves',
	fr: 'Simulation\u00a0: aucun argent n’est débité',
};

const css = `body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #14191d; background: #fff; }
	button { display: block; width: 100%; min-height: 2.75rem; margin: 0 0 .5rem; font: inherit; }
	h1 { margin: 0 0 1rem; font-size: 1.25rem; }
	.notice { margin: 0 0 1rem; padding: .5rem .75rem; border: 2px solid #8a5a00; background: #fff6df; font-weight: 600; }`;

/** A page that says that it is a stand-in, so that no buyer takes it for the provider. `body` is HTML of our own. */

export function standInPage(title: string, body: string): StandInPage {
	return (language) =>
		`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${css}</style>
		<p class="notice" lang="${language}">${standInNotices[language]}</p>${body}</html>`;
}

/** Where a payment provider's parts come from, and with them the stand-ins: the providers' own addresses in tests, one local server in `npm start`. */
export interface ProviderOrigins {
	readonly paypal: string;
	/** Of PayPal's pictures. */
	readonly paypalObjects: string;
	readonly klarnaScript: string;
	/** Of Klarna's frames. */
	readonly klarna: string;
	/** Of what Klarna's script calls home. */
	readonly klarnaEvents: string;
}

/** All at one address. */
export function originsAt(origin: string): ProviderOrigins {
	return { paypal: origin, paypalObjects: origin, klarnaScript: origin, klarna: origin, klarnaEvents: origin };
}
