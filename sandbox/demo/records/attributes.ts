/** What products are described by: groups such as material or movement, and the values they can have. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

interface Attribute {
	readonly id: number;
	readonly group: keyof typeof groups;
	readonly de: readonly string[];
	/** Left out where the value reads the same in every language. */
	readonly en?: readonly string[];
	readonly fr?: readonly string[];
}

const groups = {
	material: { id: 1, name: { de: 'Material', en: 'Material', fr: 'Matière' } },
	fineness: { id: 2, name: { de: 'Feingehalt', en: 'Fineness', fr: 'Titre' } },
	stone: { id: 3, name: { de: 'Stein', en: 'Stone', fr: 'Pierre' } },
	carat: { id: 4, name: { de: 'Steingewicht', en: 'Stone weight', fr: 'Poids des pierres' } },
	diameter: { id: 5, name: { de: 'Durchmesser', en: 'Diameter', fr: 'Diamètre' } },
	width: { id: 6, name: { de: 'Breite', en: 'Width', fr: 'Largeur' } },
	movement: { id: 7, name: { de: 'Werk', en: 'Movement', fr: 'Mouvement' } },
	water: { id: 8, name: { de: 'Wasserdichtigkeit', en: 'Water resistance', fr: 'Étanchéité' } },
	glass: { id: 9, name: { de: 'Glas', en: 'Crystal', fr: 'Verre' } },
	clasp: { id: 10, name: { de: 'Verschluss', en: 'Clasp', fr: 'Fermoir' } },
	profile: { id: 11, name: { de: 'Profil', en: 'Profile', fr: 'Profil' } },
	ringSize: { id: 12, name: { de: 'Ringgröße', en: 'Ring size', fr: 'Tour de doigt' } },
} as const satisfies Record<string, { id: number; name: Texts }>;

/** Groups that nobody has to see once more right before an order: the name of a variant says its size anyway. */
const sideIssues: ReadonlySet<number> = new Set(
	[groups.width, groups.glass, groups.clasp, groups.profile, groups.ringSize].map(({ id }) => id),
);

const attributes = {
	yellowGold: { id: 1, group: 'material', de: ['Gelbgold'], en: ['Yellow gold'], fr: ['Or jaune'] },
	roseGold: { id: 2, group: 'material', de: ['Roségold'], en: ['Rose gold'], fr: ['Or rose'] },
	whiteGold: { id: 3, group: 'material', de: ['Weißgold'], en: ['White gold'], fr: ['Or blanc'] },
	platinum: { id: 4, group: 'material', de: ['Platin'], en: ['Platinum'], fr: ['Platine'] },
	silver: { id: 5, group: 'material', de: ['Silber', 'rhodiniert'], en: ['Silver', 'rhodium-plated'], fr: ['Argent', 'rhodié'] },
	steel: { id: 6, group: 'material', de: ['Edelstahl 316L'], en: ['Stainless steel 316L'], fr: ['Acier inoxydable 316L'] },
	titanium: { id: 7, group: 'material', de: ['Titan Grad 2'], en: ['Grade 2 titanium'], fr: ['Titane grade 2'] },
	bronze: { id: 8, group: 'material', de: ['Bronze'], en: ['Bronze'], fr: ['Bronze'] },
	steelRose: {
		id: 9,
		group: 'material',
		de: ['Edelstahl', 'roségoldfarben beschichtet'],
		en: ['Stainless steel', 'rose gold-coloured coating'],
		fr: ['Acier inoxydable', 'revêtement couleur or rose'],
	},
	glassBeads: {
		id: 10,
		group: 'material',
		de: ['Muranoglas', 'Silber'],
		en: ['Murano glass', 'Silver'],
		fr: ['Verre de Murano', 'Argent'],
	},
	pearlAkoya: { id: 11, group: 'material', de: ['Akoya-Zuchtperlen'], en: ['Akoya cultured pearls'], fr: ['Perles de culture Akoya'] },
	pearlFresh: {
		id: 12,
		group: 'material',
		de: ['Süßwasser-Zuchtperlen'],
		en: ['Freshwater cultured pearls'],
		fr: ['Perles de culture d’eau douce'],
	},
	pearlTahiti: {
		id: 13,
		group: 'material',
		de: ['Tahiti-Zuchtperlen'],
		en: ['Tahitian cultured pearls'],
		fr: ['Perles de culture de Tahiti'],
	},
	f375: { id: 20, group: 'fineness', de: ['375/000'] },
	f585: { id: 21, group: 'fineness', de: ['585/000'] },
	f750: { id: 22, group: 'fineness', de: ['750/000'] },
	f925: { id: 23, group: 'fineness', de: ['925/000'] },
	f950: { id: 24, group: 'fineness', de: ['950/000'] },
	diamond: {
		id: 30,
		group: 'stone',
		de: ['Diamant, Brillantschliff'],
		en: ['Diamond, brilliant cut'],
		fr: ['Diamant, taille brillant'],
	},
	diamondPrincess: {
		id: 31,
		group: 'stone',
		de: ['Diamant, Prinzessschliff'],
		en: ['Diamond, princess cut'],
		fr: ['Diamant, taille princesse'],
	},
	emerald: { id: 32, group: 'stone', de: ['Smaragd'], en: ['Emerald'], fr: ['Émeraude'] },
	sapphire: { id: 33, group: 'stone', de: ['Saphir'], en: ['Sapphire'], fr: ['Saphir'] },
	ruby: { id: 34, group: 'stone', de: ['Rubin'], en: ['Ruby'], fr: ['Rubis'] },
	morganite: { id: 35, group: 'stone', de: ['Morganit'], en: ['Morganite'], fr: ['Morganite'] },
	aquamarine: { id: 36, group: 'stone', de: ['Aquamarin'], en: ['Aquamarine'], fr: ['Aigue-marine'] },
	topaz: { id: 37, group: 'stone', de: ['Blautopas'], en: ['Blue topaz'], fr: ['Topaze bleue'] },
	amethyst: { id: 38, group: 'stone', de: ['Amethyst'], en: ['Amethyst'], fr: ['Améthyste'] },
	citrine: { id: 39, group: 'stone', de: ['Citrin'], en: ['Citrine'], fr: ['Citrine'] },
	tourmaline: { id: 40, group: 'stone', de: ['Turmalin'], en: ['Tourmaline'], fr: ['Tourmaline'] },
	ct010: { id: 50, group: 'carat', de: ['0,10 ct'], en: ['0.10 ct'] },
	ct025: { id: 51, group: 'carat', de: ['0,25 ct'], en: ['0.25 ct'] },
	ct050: { id: 52, group: 'carat', de: ['0,50 ct'], en: ['0.50 ct'] },
	ct075: { id: 53, group: 'carat', de: ['0,75 ct'], en: ['0.75 ct'] },
	ct100: { id: 54, group: 'carat', de: ['1,00 ct'], en: ['1.00 ct'] },
	ct150: { id: 55, group: 'carat', de: ['1,50 ct'], en: ['1.50 ct'] },
	d8: { id: 60, group: 'diameter', de: ['8 mm'] },
	d18: { id: 61, group: 'diameter', de: ['18 mm'] },
	d24: { id: 62, group: 'diameter', de: ['24 mm'] },
	d28: { id: 63, group: 'diameter', de: ['28 mm'] },
	d31: { id: 64, group: 'diameter', de: ['31 mm'] },
	d36: { id: 65, group: 'diameter', de: ['36 mm'] },
	d38: { id: 66, group: 'diameter', de: ['38,5 mm'], en: ['38.5 mm'] },
	d40: { id: 67, group: 'diameter', de: ['40 mm'] },
	d42: { id: 68, group: 'diameter', de: ['42 mm'] },
	d50: { id: 69, group: 'diameter', de: ['50 mm'] },
	d62: { id: 70, group: 'diameter', de: ['62 mm'] },
	w2: { id: 80, group: 'width', de: ['2,0 mm'], en: ['2.0 mm'] },
	w3: { id: 81, group: 'width', de: ['3,0 mm'], en: ['3.0 mm'] },
	w4: { id: 82, group: 'width', de: ['4,0 mm'], en: ['4.0 mm'] },
	w5: { id: 83, group: 'width', de: ['5,0 mm'], en: ['5.0 mm'] },
	w6: { id: 84, group: 'width', de: ['6,0 mm'], en: ['6.0 mm'] },
	automatic: { id: 90, group: 'movement', de: ['Automatik'], en: ['Automatic'], fr: ['Automatique'] },
	handWound: { id: 91, group: 'movement', de: ['Handaufzug'], en: ['Hand-wound'], fr: ['Remontage manuel'] },
	quartz: { id: 92, group: 'movement', de: ['Quarz'], en: ['Quartz'], fr: ['Quartz'] },
	solar: { id: 93, group: 'movement', de: ['Quarz mit Solarzelle'], en: ['Solar quartz'], fr: ['Quartz solaire'] },
	bar3: { id: 100, group: 'water', de: ['3 bar'] },
	bar5: { id: 101, group: 'water', de: ['5 bar'] },
	bar10: { id: 102, group: 'water', de: ['10 bar'] },
	bar20: { id: 103, group: 'water', de: ['20 bar'] },
	bar30: { id: 104, group: 'water', de: ['30 bar'] },
	sapphireGlass: { id: 110, group: 'glass', de: ['Saphirglas'], en: ['Sapphire crystal'], fr: ['Verre saphir'] },
	mineralGlass: { id: 111, group: 'glass', de: ['Mineralglas'], en: ['Mineral crystal'], fr: ['Verre minéral'] },
	lobster: { id: 120, group: 'clasp', de: ['Karabiner'], en: ['Lobster clasp'], fr: ['Mousqueton'] },
	pinBuckle: { id: 121, group: 'clasp', de: ['Dornschließe'], en: ['Pin buckle'], fr: ['Boucle ardillon'] },
	foldingClasp: { id: 122, group: 'clasp', de: ['Faltschließe'], en: ['Folding clasp'], fr: ['Boucle déployante'] },
	boxClasp: { id: 123, group: 'clasp', de: ['Kastenschloss'], en: ['Box clasp'], fr: ['Fermoir à cliquet'] },
	butterflyBack: { id: 124, group: 'clasp', de: ['Steckverschluss'], en: ['Butterfly back'], fr: ['Fermoir à poussette'] },
	hingedWire: { id: 125, group: 'clasp', de: ['Klappbügel'], en: ['Hinged wire'], fr: ['Fermoir à charnière'] },
	earWire: { id: 126, group: 'clasp', de: ['Ohrhaken'], en: ['Ear wire'], fr: ['Crochet'] },
	flat: { id: 130, group: 'profile', de: ['flach'], en: ['flat'], fr: ['plat'] },
	court: { id: 131, group: 'profile', de: ['gewölbt'], en: ['court'], fr: ['bombé'] },
	bevelled: { id: 132, group: 'profile', de: ['gefast'], en: ['bevelled'], fr: ['biseauté'] },
	milgrain: { id: 133, group: 'profile', de: ['mit Perlrand'], en: ['milgrain'], fr: ['perlé'] },
	hammered: { id: 134, group: 'profile', de: ['gehämmert'], en: ['hammered'], fr: ['martelé'] },
	size48: { id: 148, group: 'ringSize', de: ['48'] },
	size50: { id: 150, group: 'ringSize', de: ['50'] },
	size52: { id: 152, group: 'ringSize', de: ['52'] },
	size54: { id: 154, group: 'ringSize', de: ['54'] },
	size56: { id: 156, group: 'ringSize', de: ['56'] },
	size58: { id: 158, group: 'ringSize', de: ['58'] },
	size60: { id: 160, group: 'ringSize', de: ['60'] },
	size62: { id: 162, group: 'ringSize', de: ['62'] },
	size64: { id: 164, group: 'ringSize', de: ['64'] },
} as const satisfies Record<string, Attribute>;

export type AttributeGroupKey = keyof typeof groups;

/** Id of a group of attributes by key. */
export function attributeGroupId(key: AttributeGroupKey): number {
	return groups[key].id;
}

export type AttributeKey = keyof typeof attributes;

/** Id of an attribute by key. */
export function attributeId(key: AttributeKey): number {
	return attributes[key].id;
}

export const attributeGroupRecords: readonly WireRecord[] = Object.values(groups).map(({ id, name }) => ({
	id,
	project: domain,
	sort: id,
	display_name: name.de,
	essential: !sideIssues.has(id),
	translations: translations(id, { en: { display_name: name.en }, fr: { display_name: name.fr } }),
}));

export const attributeRecords: readonly WireRecord[] = Object.values<Attribute>(attributes).map((attribute) => ({
	id: attribute.id,
	project: domain,
	attribute_group: groups[attribute.group].id,
	display_values: attribute.de,
	translations: translations(attribute.id, {
		en: { display_values: attribute.en ?? attribute.de },
		fr: { display_values: attribute.fr ?? attribute.de },
	}),
}));
