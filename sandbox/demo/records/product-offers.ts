/** What the law and the workshop add to a piece: fineness, batteries, guarantees, reductions, base prices, warnings, engravings. */
import type { WireRecord } from '../wire-record.ts';
import type { AttributeKey } from './attributes.ts';
import type { CategoryKey } from './categories.ts';
import { type PersonalizationKey, personalizationId } from './personalizations.ts';
import type { DemoProduct } from './product.ts';
import { type SizeGuideKey, sizeGuideId } from './size-guides.ts';
import type { Texts } from './texts.ts';

interface Offer {
	readonly personalization?: PersonalizationKey;
	/** Where it is not that of the category; null: none. */
	readonly sizeGuide?: SizeGuideKey | null;
	readonly recommendedPrice?: string;
	/** The price is announced as a reduction. */
	readonly reduced?: true;
	readonly taxScheme?: 'margin';
	readonly plated?: true;
	/** The maker's, in years. */
	readonly guarantee?: number;
	readonly content?: readonly [quantity: string, unit: 'g' | 'ml' | 'm' | null];
	readonly warning?: Texts;
}

const smallParts: Texts = {
	de: '**Achtung:** Nicht für Kinder unter 36 Monaten geeignet, verschluckbare Kleinteile.',
	en: '**Warning:** Not suitable for children under 36 months; small parts that can be swallowed.',
	fr: '**Attention :** ne convient pas aux enfants de moins de 36 mois, petites pièces pouvant être avalées.',
};

const buttonCell: Texts = {
	de: 'Enthält eine Knopfzelle. Verschlucken kann zu schweren inneren Verletzungen führen; lassen Sie die Batterie von uns wechseln.',
	en: 'Contains a button cell. Swallowing it can cause severe internal injury; let us change the battery for you.',
	fr: 'Contient une pile bouton. L’avaler peut provoquer de graves lésions internes ; faites changer la pile par nos soins.',
};

const cleaner: Texts = {
	de: `**Achtung.** Verursacht schwere Augenreizung.

- Darf nicht in die Hände von Kindern gelangen.
- Bei Kontakt mit den Augen einige Minuten lang mit Wasser spülen.
- Nicht für Perlen, Smaragde, Opale und Korallen.`,
	en: `**Warning.** Causes serious eye irritation.

- Keep out of reach of children.
- If in eyes, rinse with water for several minutes.
- Not for pearls, emeralds, opals and corals.`,
	fr: `**Attention.** Provoque une sévère irritation des yeux.

- Tenir hors de portée des enfants.
- En cas de contact avec les yeux, rincer à l’eau pendant plusieurs minutes.
- Ne convient pas aux perles, émeraudes, opales et coraux.`,
};

const offers: Readonly<Record<string, Offer>> = {
	'meridian-automatik': { guarantee: 5, personalization: 'strapLength' },
	'meridian-mondphase': { guarantee: 5 },
	'kleine-meridian': { guarantee: 5 },
	'regulator-1934': { guarantee: 5 },
	'taschenuhr-kornmarkt': { personalization: 'monogram', taxScheme: 'margin' },
	'tiefgang-300': { guarantee: 3, recommendedPrice: '1390.00' },
	'tiefgang-compact': { guarantee: 3 },
	'seezeichen-gmt': { guarantee: 3 },
	'lotse-chronograph': { guarantee: 3, recommendedPrice: '2290.00' },
	linde: { reduced: true, recommendedPrice: '329.00' },
	kontor: { guarantee: 2 },
	soiree: { reduced: true },
	arkade: { plated: true },
	'trauringe-stille': { personalization: 'ringEngraving' },
	'trauringe-bogen': { personalization: 'ringEngraving' },
	'trauringe-kante': { personalization: 'ringEngraving' },
	'trauringe-fuge': { personalization: 'ringEngraving' },
	'trauringe-lichtband': { personalization: 'ringEngraving' },
	'trauringe-rinde': { personalization: 'ringEngraving' },
	'gravurarmband-zeile': { personalization: 'plateEngraving' },
	'medaillon-efeu': { personalization: 'monogram' },
	'kreolen-bogenlicht': { reduced: true },
	// Planted: no more than the price itself (planted-faults.ts).
	'collier-tropfen': { recommendedPrice: '179.00' },
	'perlenkette-akoya': { sizeGuide: 'chains' },
	'ankerkette-rund': { sizeGuide: 'chains' },
	// Planted: 24 of what is not said (planted-faults.ts).
	'glasperlen-armband-fluss': { content: ['24.00', null], warning: smallParts },
	'glasperlenstrang-kiesel': { content: ['80.00', 'g'], warning: smallParts },
	reinigungsbad: { content: ['150.00', 'ml'], warning: cleaner },
};

const finenesses: Readonly<Partial<Record<AttributeKey, number>>> = { f375: 375, f585: 585, f750: 750, f925: 925, f950: 950 };

const batteryMovements: readonly AttributeKey[] = ['quartz', 'solar'];

/** The fields of a product that are not about its looks. */
export function offerFields(product: DemoProduct, category: CategoryKey): WireRecord {
	const offer = offers[product.slug] ?? {};
	const guide = offer.sizeGuide === undefined ? usualSizeGuide(product, category) : offer.sizeGuide;
	return {
		personalization: offer.personalization ? personalizationId(offer.personalization) : null,
		size_guide: guide ? sizeGuideId(guide) : null,
		price_basis: category === 'weddingRings' ? 'ring' : category === 'earrings' ? 'pair' : null,
		tax_scheme: offer.taxScheme ?? null,
		recommended_price: offer.recommendedPrice ?? null,
		price_reduced: offer.reduced ?? false,
		fineness: product.attributes.flatMap((key) => finenesses[key] ?? [])[0] ?? null,
		plated: offer.plated ?? false,
		guarantee_years: offer.guarantee ?? null,
		contains_battery: hasBattery(product),
		safety_warnings: safetyWarning(product, 'de'),
		content_quantity: offer.content?.[0] ?? null,
		content_unit: offer.content?.[1] ?? null,
	};
}

/** What a buyer must be warned of; null where there is nothing. */
export function safetyWarning(product: DemoProduct, language: keyof Texts): string | null {
	return (offers[product.slug]?.warning ?? (hasBattery(product) ? buttonCell : null))?.[language] ?? null;
}

/** Every slug that is named here, so that a test can find those of no product. */
export const offeredSlugs: readonly string[] = Object.keys(offers);

function usualSizeGuide({ variants }: DemoProduct, category: CategoryKey): SizeGuideKey | null {
	if (!variants) return null;
	return category === 'weddingRings' || category === 'engagementRings' ? 'rings' : category === 'necklaces' ? 'chains' : null;
}

function hasBattery({ attributes }: DemoProduct): boolean {
	return batteryMovements.some((movement) => attributes.includes(movement));
}
