/** Writes amounts the way each language does. Not `Intl`, whose output differs between versions: server and browser must agree to the byte. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';

const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';

const notations: PerLanguage<{ thousands: string; decimal: string; before: string; after: string }> = {
	de: { thousands: '.', decimal: ',', before: '', after: `${noBreakSpace}€` },
	en: { thousands: ',', decimal: '.', before: '€', after: '' },
	fr: { thousands: narrowNoBreakSpace, decimal: ',', before: '', after: `${noBreakSpace}€` },
};

/** `"1234.50"` as `1.234,50 €`, `€1,234.50` or `1 234,50 €`; negative amounts start with a minus sign (U+2212). */
export function formatMoney(money: Money, language: Language): string {
	const { thousands, decimal, before, after } = notations[language];
	const sign = money.startsWith('-') ? '\u2212' : '';
	const [euros = '0', cents = '00'] = money.replace('-', '').split('.');
	return `${sign}${before}${euros.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${cents}${after}`;
}

/** `"1234.50"` as `1234,50` or `1234.50`: the way a field for an amount takes it. */
export function writeAmount(money: Money, language: Language): string {
	return money.replace('.', notations[language].decimal);
}

const signs: PerLanguage<string> = { de: '\u00a0%', en: '%', fr: '\u202f%' };

/** Writes a rate such as 8.1 the way each language does. Not `Intl`, as with money. */
export function formatPercent(percent: number, language: Language): string {
	const number = String(percent);
	return `${language === 'en' ? number : number.replace('.', ',')}${signs[language]}`;
}
