/** The time in a shop: pages, forms and the order service have to agree on it, wherever visitor and service are. */
import { defaultTimeZone } from './constants.ts';

/** The capital's, of European countries (ISO 3166-1 alpha-2); the names are those that older browsers know as well. */
const zones: ReadonlyMap<string, string> = new Map(
	[
		...[
			'AD Andorra',
			'AL Tirane',
			'AT Vienna',
			'BA Sarajevo',
			'BE Brussels',
			'BG Sofia',
			'BY Minsk',
			'CH Zurich',
			'CZ Prague',
			'DE Berlin',
		],
		...['DK Copenhagen', 'EE Tallinn', 'ES Madrid', 'FI Helsinki', 'FR Paris', 'GB London', 'GI Gibraltar', 'GR Athens', 'HR Zagreb'],
		...['HU Budapest', 'IE Dublin', 'IT Rome', 'LI Vaduz', 'LT Vilnius', 'LU Luxembourg', 'LV Riga', 'MC Monaco', 'MD Chisinau'],
		...['ME Podgorica', 'MK Skopje', 'MT Malta', 'NL Amsterdam', 'NO Oslo', 'PL Warsaw', 'PT Lisbon', 'RO Bucharest', 'RS Belgrade'],
		...['AX Helsinki', 'GG London', 'IM London', 'JE London', 'XK Belgrade'],
		...['SE Stockholm', 'SI Ljubljana', 'SK Bratislava', 'SM San_Marino', 'TR Istanbul', 'UA Kiev', 'VA Vatican'],
	].map((row): [string, string] => [row.slice(0, 2), `Europe/${row.slice(3)}`]),
);

const beyond: ReadonlyMap<string, string> = new Map([
	['CY', 'Asia/Nicosia'],
	['FO', 'Atlantic/Faroe'],
	['IS', 'Atlantic/Reykjavik'],
]);

/** IANA name. `country`: of the shop's first address; elsewhere than in Europe, the zone of Berlin. */
export function timeZoneOf(country: string): string {
	return zones.get(country) ?? beyond.get(country) ?? defaultTimeZone;
}
