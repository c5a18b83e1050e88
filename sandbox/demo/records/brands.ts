/** The brands that the house carries, and their kinds. All are invented; the manufacturers of the shop share their names and slugs. */
import { fileId } from '../file-id.ts';
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

const typeIds = { watches: 1, wedding_rings: 2, engagement_rings: 3, jewelry: 4, beads: 5 } as const;

interface Brand {
	readonly id: number;
	readonly name: string;
	readonly slug: string;
	readonly type: keyof typeof typeIds;
	/** Name of the picture's file. */
	readonly picture: string;
	readonly lead: Texts;
	readonly description: Texts;
}

const brands = {
	aldermark: {
		id: 1,
		name: 'Aldermark',
		slug: 'aldermark',
		type: 'watches',
		picture: 'meridian-automatik',
		lead: {
			de: 'Mechanische Uhren aus einer Manufaktur, die ihre Federn noch selbst windet.',
			en: 'Mechanical watches from a maker that still winds its own mainsprings.',
			fr: 'Des montres mécaniques d’une manufacture qui enroule encore ses propres ressorts.',
		},
		description: {
			de: `Aldermark baut seit drei Generationen Uhren mit Handaufzug und Automatik. Die Zifferblätter sind ruhig, die Zeiger lang genug, um die Minute wirklich zu treffen, und jedes Werk lässt sich in unserer Werkstatt zerlegen und pflegen.

Wir führen die Linie **Meridian**, den Regulator und die Taschenuhr. Wer ein Stück länger ansehen möchte, findet uns [am Kornmarkt](/kontakt).`,
			en: `For three generations Aldermark has built hand-wound and automatic watches. The dials are calm, the hands long enough to actually reach the minute, and every movement can be taken apart and cared for in our own workshop.

We carry the **Meridian** line, the regulator and the pocket watch. If you would like to look at a piece for longer, you will find us [on the Kornmarkt](/kontakt).`,
			fr: `Depuis trois générations, Aldermark construit des montres à remontage manuel et automatique. Les cadrans sont calmes, les aiguilles assez longues pour atteindre vraiment la minute, et chaque mouvement peut être démonté et entretenu dans notre atelier.

Nous proposons la ligne **Meridian**, le régulateur et la montre de poche. Pour regarder une pièce plus longuement, vous nous trouverez [sur le Kornmarkt](/kontakt).`,
		},
	},
	kernholm: {
		id: 2,
		name: 'Kernholm',
		slug: 'kernholm',
		type: 'watches',
		picture: 'tiefgang-300',
		lead: {
			de: 'Werkzeuguhren von der Küste: ablesbar bei Nacht, dicht bei jedem Wetter.',
			en: 'Tool watches from the coast: legible at night, watertight in any weather.',
			fr: 'Des montres-outils venues de la côte : lisibles la nuit, étanches par tous les temps.',
		},
		description: {
			de: `Kernholm hat mit Uhren für Lotsenboote angefangen, und das sieht man jedem Modell an: große Leuchtmarken, verschraubte Kronen, Gehäuse ohne scharfe Kanten. Jede Uhr wird einzeln im Druckbehälter geprüft; das Protokoll liegt bei.`,
			en: `Kernholm began with watches for pilot boats, and every model shows it: large luminous markers, screwed crowns, cases without sharp edges. Each watch is tested on its own in the pressure tank, and the record comes with it.`,
			fr: `Kernholm a commencé par des montres pour les bateaux-pilotes, et chaque modèle en garde la trace : grands repères luminescents, couronnes vissées, boîtiers sans arêtes vives. Chaque montre passe seule au caisson de pression ; le procès-verbal l’accompagne.`,
		},
	},
	falkenrieth: {
		id: 3,
		name: 'Falkenrieth',
		slug: 'falkenrieth',
		type: 'watches',
		picture: 'arkade',
		lead: {
			de: 'Formuhren für den Abend und für das Büro, flach genug für jede Manschette.',
			en: 'Shaped watches for the evening and the office, slim enough for any cuff.',
			fr: 'Des montres de forme pour le soir et le bureau, assez plates pour toutes les manchettes.',
		},
		description: {
			de: `Rechteck, Kissen, Oval: Falkenrieth zeichnet Gehäuse, die nicht rund sein müssen. Die Quarzwerke laufen mit einer Batterie etwa vier Jahre; gewechselt wird sie bei uns, während Sie warten.`,
			en: `Rectangle, cushion, oval: Falkenrieth draws cases that need not be round. The quartz movements run for about four years on one battery, and we change it while you wait.`,
			fr: `Rectangle, coussin, ovale : Falkenrieth dessine des boîtiers qui n’ont pas besoin d’être ronds. Les mouvements à quartz tournent environ quatre ans avec une pile ; nous la changeons pendant que vous patientez.`,
		},
	},
	ehrenfels: {
		id: 4,
		name: 'Ehrenfels & Töchter',
		slug: 'ehrenfels-und-toechter',
		type: 'wedding_rings',
		picture: 'trauringe-bogen',
		lead: {
			de: 'Trauringe, aus einem Stück geschmiedet und von Hand poliert.',
			en: 'Wedding rings, forged from a single piece and polished by hand.',
			fr: 'Des alliances forgées d’une seule pièce et polies à la main.',
		},
		description: {
			de: `Bei Ehrenfels wird kein Ring gelötet. Jede Schiene entsteht als nahtloser Reif, wird gewalzt, gedreht und von Hand poliert. Profil, Breite und Legierung wählen Sie frei:

- **flach** für die ruhige Linie,
- **gewölbt** für den weichen Sitz,
- **mit Kante** für das Licht,
- **mit Perlrand** für den zweiten Blick.

Alle Muster liegen bei uns im Laden zum Anprobieren.`,
			en: `At Ehrenfels no ring is soldered. Each one begins as a seamless hoop, is rolled, turned and polished by hand. Profile, width and alloy are yours to choose:

- **flat** for the calm line,
- **court** for the soft fit,
- **bevelled** for the light,
- **milgrain** for the second glance.

All samples are in our shop to try on.`,
			fr: `Chez Ehrenfels, aucune bague n’est soudée. Chaque anneau naît sans couture, puis il est laminé, tourné et poli à la main. Le profil, la largeur et l’alliage sont à votre choix :

- **plat** pour la ligne calme,
- **bombé** pour le confort,
- **biseauté** pour la lumière,
- **perlé** pour le second regard.

Tous les modèles peuvent être essayés dans notre boutique.`,
		},
	},
	duettmann: {
		id: 5,
		name: 'Duettmann',
		slug: 'duettmann',
		type: 'wedding_rings',
		picture: 'trauringe-lichtband',
		lead: {
			de: 'Ringpaare, die zusammen gedacht und einzeln getragen werden.',
			en: 'Pairs of rings, designed together and worn apart.',
			fr: 'Des paires d’alliances pensées ensemble et portées séparément.',
		},
		description: {
			de: `Duettmann entwirft jedes Modell als Paar: Was beim einen Ring als Fuge beginnt, läuft beim anderen als Steinreihe weiter. Steine werden unter dem Mikroskop gefasst und sind auch nach Jahren nachzuziehen.`,
			en: `Duettmann designs every model as a pair: what begins as a groove on one ring runs on as a row of stones on the other. Stones are set under the microscope and can be tightened again years later.`,
			fr: `Duettmann conçoit chaque modèle comme une paire : ce qui commence par un sillon sur une alliance se poursuit en rang de pierres sur l’autre. Les pierres sont serties au microscope et peuvent être resserrées des années plus tard.`,
		},
	},
	solvigny: {
		id: 6,
		name: 'Solvigny',
		slug: 'solvigny',
		type: 'engagement_rings',
		picture: 'auftakt-brillant',
		lead: {
			de: 'Verlobungsringe, bei denen der Stein das Wort hat.',
			en: 'Engagement rings that let the stone do the talking.',
			fr: 'Des bagues de fiançailles où la pierre a la parole.',
		},
		description: {
			de: `Solvigny fasst in Krappen, die man kaum sieht, und lässt die Schiene dort schmal werden, wo der Blick hingeht. Zu jedem Diamanten ab 0,30 ct gehört ein Zertifikat mit Angaben zu Farbe, Reinheit und Schliff. Die passende Ringgröße ermitteln Sie mit [unserer Anleitung](/info/ringgroesse) oder bei uns im Laden.`,
			en: `Solvigny sets in claws you hardly see, and lets the shank grow slim where the eye goes. Every diamond from 0.30 ct comes with a certificate of colour, clarity and cut. You can find your ring size with [our guide](/info/ringgroesse) or in our shop.`,
			fr: `Solvigny sertit avec des griffes presque invisibles et affine l’anneau là où va le regard. Chaque diamant à partir de 0,30 ct est accompagné d’un certificat de couleur, de pureté et de taille. Trouvez votre taille de bague avec [notre guide](/info/ringgroesse) ou dans notre boutique.`,
		},
	},
	lindqvarn: {
		id: 7,
		name: 'Lindqvarn',
		slug: 'lindqvarn',
		type: 'jewelry',
		picture: 'anhaenger-windrose',
		lead: {
			de: 'Goldschmuck mit klarer Zeichnung, vom Medaillon bis zur Ankerkette.',
			en: 'Gold jewellery with clean lines, from lockets to cable chains.',
			fr: 'Des bijoux en or au dessin clair, du médaillon à la chaîne forçat.',
		},
		description: {
			de: `Lindqvarn arbeitet in 585er und 750er Gold und nummeriert jedes Stück. Ketten werden nach Gramm und Länge gefertigt, Medaillons von Hand graviert; eine verlorene Öse ersetzen wir auch nach zwanzig Jahren noch mit dem Originalteil.`,
			en: `Lindqvarn works in 585 and 750 gold and numbers every piece. Chains are made by weight and length, lockets engraved by hand, and even after twenty years we can replace a lost link with the original part.`,
			fr: `Lindqvarn travaille l’or 585 et 750 et numérote chaque pièce. Les chaînes sont faites au poids et à la longueur, les médaillons gravés à la main ; même après vingt ans, nous remplaçons un anneau perdu par la pièce d’origine.`,
		},
	},
	glanzrain: {
		id: 8,
		name: 'Glanzrain',
		slug: 'glanzrain',
		type: 'jewelry',
		picture: 'kreolen-bogenlicht',
		lead: {
			de: 'Silber und Farbsteine für jeden Tag.',
			en: 'Silver and coloured stones for every day.',
			fr: 'De l’argent et des pierres de couleur pour tous les jours.',
		},
		description: {
			de: `Glanzrain verarbeitet 925er Silber, das gegen Anlaufen rhodiniert ist, und fasst darin echte Farbsteine: Topas, Aquamarin, Amethyst. Alle Silberstücke sind nickelfrei.`,
			en: `Glanzrain works in 925 silver, rhodium-plated against tarnish, and sets it with genuine coloured stones: topaz, aquamarine, amethyst. All silver pieces are free of nickel.`,
			fr: `Glanzrain travaille l’argent 925, rhodié contre le ternissement, et y sertit de vraies pierres de couleur : topaze, aigue-marine, améthyste. Toutes les pièces en argent sont sans nickel.`,
		},
	},
	weidenbach: {
		id: 9,
		name: 'Atelier Weidenbach',
		slug: 'atelier-weidenbach',
		type: 'jewelry',
		picture: 'anhaenger-weidenblatt',
		lead: {
			de: 'Aus der eigenen Goldschmiede im ersten Stock.',
			en: 'From our own goldsmith’s bench on the first floor.',
			fr: 'De notre propre établi d’orfèvre, au premier étage.',
		},
		description: {
			de: `Das Weidenblatt ist seit 1934 unser Hauszeichen, und einige Stücke tragen es sichtbar. Was aus unserer Werkstatt kommt, ist von einer Hand gemacht, vom ersten Strich bis zur letzten Politur. Umarbeitungen und Neuanfertigungen besprechen wir am liebsten [am Werktisch](/info/werkstatt).`,
			en: `The willow leaf has been the mark of our house since 1934, and some pieces wear it openly. What leaves our workshop is made by one hand, from the first line to the last polish. We like to talk about remodelling and new pieces [at the bench](/info/werkstatt).`,
			fr: `La feuille de saule est l’emblème de notre maison depuis 1934, et certaines pièces la portent ouvertement. Ce qui sort de notre atelier est fait par une seule main, du premier trait au dernier polissage. Transformations et créations se discutent de préférence [à l’établi](/info/werkstatt).`,
		},
	},
	nordermeer: {
		id: 10,
		name: 'Nordermeer Perlen',
		slug: 'nordermeer-perlen',
		type: 'beads',
		picture: 'perlenkette-akoya',
		lead: {
			de: 'Perlen, nach Lüster sortiert und einzeln geknotet.',
			en: 'Pearls, sorted by lustre and knotted one by one.',
			fr: 'Des perles triées selon leur lustre et nouées une à une.',
		},
		description: {
			de: `Für einen Strang werden bei Nordermeer bis zu tausend Perlen verglichen. Geknotet wird auf Seide, damit keine Perle an der anderen reibt und bei einem Riss höchstens eine verloren geht. Neu aufgezogen wird bei uns im Haus, am besten alle zwei Jahre.`,
			en: `For one strand Nordermeer compares up to a thousand pearls. They are knotted on silk, so that no pearl rubs against its neighbour and a break loses one at most. We restring in the house, ideally every two years.`,
			fr: `Pour un rang, Nordermeer compare jusqu’à mille perles. Elles sont nouées sur soie, afin qu’aucune ne frotte contre sa voisine et qu’une rupture n’en perde qu’une au plus. Nous les renfilons dans la maison, idéalement tous les deux ans.`,
		},
	},
	tropfwerk: {
		id: 11,
		name: 'Tropfwerk',
		slug: 'tropfwerk',
		type: 'beads',
		picture: 'glasperlen-armband-fluss',
		lead: {
			de: 'Glasperlen, an der Lampe gewickelt, jede ein Unikat.',
			en: 'Lampworked glass beads, each one unique.',
			fr: 'Des perles de verre filées au chalumeau, chacune unique.',
		},
		description: {
			de: `Im Tropfwerk wird Glas über der Flamme um einen Stab gewickelt, bis daraus eine Perle wird. Zwei gleiche gibt es nicht. Armbänder lassen sich nach und nach ergänzen; einzelne Perlen liegen bei uns in der Schublade neben der Kasse.`,
			en: `At Tropfwerk glass is wound around a rod over the flame until it becomes a bead. No two are alike. Bracelets can be added to over time; single beads lie in the drawer beside our till.`,
			fr: '',
		},
	},
} as const satisfies Record<string, Brand>;

export type ManufacturerKey = keyof typeof brands;

/** Ids of the manufacturers by key. */
export const manufacturerIds: Readonly<Record<ManufacturerKey, number>> = Object.fromEntries(
	Object.entries(brands).map(([key, brand]) => [key, brand.id]),
) as Record<ManufacturerKey, number>;

/** Names and slugs of the manufacturers by key. */
export const manufacturerNames: Readonly<Record<ManufacturerKey, { readonly display_name: string; readonly slug: string }>> =
	Object.fromEntries(Object.entries(brands).map(([key, { name, slug }]) => [key, { display_name: name, slug }])) as Record<
		ManufacturerKey,
		{ display_name: string; slug: string }
	>;

export const brandRecords: readonly WireRecord[] = Object.values<Brand>(brands).map((brand) => ({
	id: brand.id,
	project: domain,
	sort: brand.id,
	display_name: brand.name,
	slug: brand.slug,
	type: typeIds[brand.type],
	lead: brand.lead.de,
	description: brand.description.de,
	picture: fileId(brand.picture),
	translations: translations(brand.id, {
		en: { lead: brand.lead.en, description: brand.description.en },
		fr: { lead: brand.lead.fr, description: brand.description.fr || null },
	}),
}));

export const brandTypeRecords: readonly WireRecord[] = [
	brandType('watches', { de: 'Uhren', en: 'Watches', fr: 'Montres' }),
	brandType('wedding_rings', { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' }),
	brandType('engagement_rings', { de: 'Verlobungsringe', en: 'Engagement rings', fr: 'Bagues de fiançailles' }),
	brandType('jewelry', { de: 'Schmuck', en: 'Jewellery', fr: 'Bijoux' }),
	brandType('beads', { de: 'Perlen', en: 'Pearls and beads', fr: 'Perles' }),
];

function brandType(type: keyof typeof typeIds, name: Texts): WireRecord {
	const id = typeIds[type];
	return {
		id,
		project: domain,
		type,
		display_name: name.de,
		translations: translations(id, { en: { display_name: name.en }, fr: { display_name: name.fr } }),
	};
}
