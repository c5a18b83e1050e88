/** What the shop reads, by mail and on the desk, where a payment provider refuses the credentials of the service: no order can be paid there. */
import type { Language } from '../../site/languages.ts';
import { providerNames } from '../../site/payment-kinds.ts';
import type { ProviderKind } from '../providers/provider.ts';
import type { Company } from '../shop/company.ts';

const words: Readonly<Record<Language, { readonly subject: (name: string) => string; readonly text: (name: string) => string }>> = {
	de: {
		subject: (name) => `${name} nimmt die Zugangsdaten der Website nicht an`,
		text: (name) =>
			`Bestellungen können zurzeit nicht über ${name} bezahlt werden: ${name} lehnt die Zugangsdaten der Website ab. Bitte lassen Sie die Zugangsdaten erneuern.`,
	},
	en: {
		subject: (name) => `${name} refuses the credentials of the website`,
		text: (name) =>
			`Orders cannot be paid through ${name} at present: ${name} refuses the credentials of the website. Please have the credentials renewed.`,
	},
	fr: {
		subject: (name) => `${name} refuse les identifiants du site`,
		text: (name) =>
			`Les commandes ne peuvent pas être payées par ${name} pour le moment : ${name} refuse les identifiants du site. Veuillez les faire renouveler.`,
	},
};

export function writeRefusedLogin(provider: ProviderKind, { language }: Company): { readonly subject: string; readonly text: string } {
	const { subject, text } = words[language];
	return { subject: subject(providerNames[provider]), text: text(providerNames[provider]) };
}
