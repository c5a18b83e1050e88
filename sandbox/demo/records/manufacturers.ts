/** The makers of the shop's goods, with what Art. 19 of the General Product Safety Regulation wants to be said of them. They share the brands' names and slugs. */
import type { WireRecord } from '../wire-record.ts';
import { type ManufacturerKey, manufacturerIds, manufacturerNames } from './brands.ts';
import { type CategoryKey, categoryIds } from './categories.ts';
import { domain } from './house.ts';

interface Maker {
	/** Street, town and country; null where nobody entered it. */
	readonly address: string | null;
	readonly email?: string;
	readonly url?: string;
	/** Who answers for it in the EU, where the maker itself is outside. */
	readonly responsible?: { readonly name: string; readonly postal_address: string; readonly email: string };
	readonly categories: readonly CategoryKey[];
}

const makers: Readonly<Record<ManufacturerKey, Maker>> = {
	aldermark: {
		address: 'Aldermark SA, Chemin des Ressorts 14, 2400 Combe-Noire, Schweiz',
		email: 'service@aldermark.example',
		responsible: {
			name: 'Aldermark Deutschland GmbH',
			postal_address: 'Uhrmachergasse 3, 79998 Rheinfelde, Deutschland',
			email: 'produktsicherheit@aldermark.example',
		},
		categories: ['watches'],
	},
	kernholm: {
		address: 'Kernholm Ure A/S, Lodsvej 2, 9990 Nordstrand, Dänemark',
		email: 'compliance@kernholm.example',
		categories: ['watches'],
	},
	falkenrieth: {
		address: 'Falkenrieth Uhren GmbH, Manschettenweg 8, 75199 Goldenau, Deutschland',
		url: 'https://www.falkenrieth.example/kontakt',
		categories: ['watches'],
	},
	ehrenfels: {
		address: 'Ehrenfels & Töchter KG, Am Walzwerk 5, 75180 Goldenau, Deutschland',
		email: 'manufaktur@ehrenfels.example',
		categories: ['weddingRings'],
	},
	duettmann: {
		address: 'Duettmann Trauringe GmbH, Ringstraße 60, 59997 Lennebeck, Deutschland',
		email: 'info@duettmann.example',
		categories: ['weddingRings'],
	},
	solvigny: {
		address: 'Maison Solvigny SARL, 9 quai des Lapidaires, 39990 Saint-Aubin-le-Lac, Frankreich',
		email: 'atelier@solvigny.example',
		categories: ['engagementRings', 'earrings', 'bracelets'],
	},
	lindqvarn: {
		address: 'Lindqvarn Guld AB, Kvarngatan 11, 399 90 Lindehamn, Schweden',
		email: 'hej@lindqvarn.example',
		categories: ['necklaces', 'bracelets', 'earrings'],
	},
	glanzrain: {
		address: 'Glanzrain Silberwaren GmbH, Rainstraße 21, 73599 Gmündlingen, Deutschland',
		email: 'service@glanzrain.example',
		categories: ['necklaces', 'earrings', 'bracelets', 'accessories'],
	},
	weidenbach: {
		address: 'Juwelier Weidenbach e. K., Am Kornmarkt 7, 31934 Hallstedt, Deutschland',
		email: 'werkstatt@juwelier-weidenbach.example',
		categories: ['weddingRings', 'necklaces', 'earrings', 'bracelets', 'accessories'],
	},
	nordermeer: {
		address: 'Nordermeer Perlen B.V., Parelkade 40, 8899 Oosterwad, Niederlande',
		email: 'parels@nordermeer.example',
		categories: ['pearls'],
	},
	// Planted: nobody has asked the glassmakers for their address (planted-faults.ts).
	tropfwerk: { address: null, categories: ['pearls'] },
};

export const manufacturerRecords: readonly WireRecord[] = (Object.entries(makers) as [ManufacturerKey, Maker][]).map(([key, maker]) => {
	const id = manufacturerIds[key];
	return {
		id,
		project: domain,
		...manufacturerNames[key],
		postal_address: maker.address,
		email: maker.email ?? null,
		url: maker.url ?? null,
		responsible_person: maker.responsible ?? null,
		categories: maker.categories.map((category, index) => ({ id: id * 100 + index + 1, ecommerce_category_id: categoryIds[category] })),
		// Proper names, which stay what they are in every language, as those of the brands.
		translations: [],
	};
});
