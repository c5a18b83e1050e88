/** A page of a stand-in, which says that it is one: no buyer may take it for the provider. */
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

/** `body` is HTML of our own. */
export function standInPage(title: string, body: string): StandInPage {
	return (language) =>
		`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${css}</style>
		<p class="notice" lang="${language}">${standInNotices[language]}</p>${body}</html>`;
}
