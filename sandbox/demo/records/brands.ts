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
			fr: 'Des montres mécaniques d’une manufacture qui façonne encore elle-même ses ressorts.',
		},
		description: {
			de: `Aldermark baut seit drei Generationen Uhren mit Handaufzug und Automatik. Die Zifferblätter sind ruhig, die Zeiger lang genug, um die Minute wirklich zu treffen, und jedes Werk lässt sich in unserer Werkstatt zerlegen und pflegen.

Wir führen die Linie **Meridian**, den Regulator und die Taschenuhr. Wer ein Stück länger ansehen möchte, findet uns [am Kornmarkt](/kontakt).`,
			en: `For three generations Aldermark has made hand-wound and automatic watches. The dials are calm, the hands long enough to reach the minute track, and every movement can be taken apart and serviced in our own workshop.

We stock the **Meridian** line, the regulator and the pocket watch. If you would like a closer look, you will find us [on the Kornmarkt](/kontakt).`,
			fr: `Depuis trois générations, Aldermark fabrique des montres à remontage manuel ou automatique. Les cadrans sont paisibles, les aiguilles assez longues pour atteindre vraiment la minute, et chaque mouvement peut être démonté et entretenu dans notre atelier.

Nous proposons la ligne **Meridian**, le régulateur et la montre de poche. Pour les regarder de plus près, rendez-vous [sur le Kornmarkt](/kontakt).`,
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
			en: 'Tool watches from the coast: legible at night, watertight in all weathers.',
			fr: 'Des montres-outils venues de la côte : lisibles la nuit, étanches par tous les temps.',
		},
		description: {
			de: `Kernholm hat mit Uhren für Lotsenboote angefangen, und das sieht man jedem Modell an: große Leuchtmarken, verschraubte Kronen, Gehäuse ohne scharfe Kanten. Jede Uhr wird einzeln im Druckbehälter geprüft; das Protokoll liegt bei.`,
			en: `Kernholm began with watches for pilot boats, and every model still shows it: large luminous markers, screw-down crowns, cases without sharp edges. Each watch is pressure-tested individually and comes with its test certificate.`,
			fr: `Kernholm a débuté avec des montres pour bateaux-pilotes, et chaque modèle s’en souvient : grands repères luminescents, couronnes vissées, boîtiers sans arêtes vives. Chaque montre est testée individuellement en caisson de pression et livrée avec son procès-verbal.`,
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
			en: 'Shaped watches for evening and office, slim enough for any cuff.',
			fr: 'Des montres de forme pour le soir comme pour le bureau, assez fines pour toutes les manchettes.',
		},
		description: {
			de: `Rechteck, Kissen, Oval: Falkenrieth zeichnet Gehäuse, die nicht rund sein müssen. Die Quarzwerke laufen mit einer Batterie etwa vier Jahre; gewechselt wird sie bei uns, während Sie warten.`,
			en: `Rectangle, cushion, oval: Falkenrieth designs cases that have no need to be round. The quartz movements run for about four years on one battery, which we change while you wait.`,
			fr: `Rectangle, coussin, ovale : Falkenrieth dessine des boîtiers qui n’ont pas besoin d’être ronds. Les mouvements à quartz fonctionnent environ quatre ans avec une pile, que nous changeons pendant que vous patientez.`,
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
			en: 'Wedding rings forged from a single piece and polished by hand.',
			fr: 'Des alliances forgées d’une seule pièce et polies à la main.',
		},
		description: {
			de: `Bei Ehrenfels wird kein Ring gelötet. Jede Schiene entsteht als nahtloser Reif, wird gewalzt, gedreht und von Hand poliert. Profil, Breite und Legierung wählen Sie frei:

- **flach** für die ruhige Linie,
- **gewölbt** für den weichen Sitz,
- **mit Kante** für das Licht,
- **mit Perlrand** für den zweiten Blick.

Alle Muster liegen bei uns im Laden zum Anprobieren.`,
			en: `No Ehrenfels ring is ever soldered. Each begins as a seamless hoop, which is then rolled, turned and polished by hand. Profile, width and alloy are up to you:

- **flat** for a calm line,
- **court** for a comfortable fit,
- **bevelled** for the play of light,
- **milgrain** for a second glance.

Samples of all of them are in the shop for you to try on.`,
			fr: `Chez Ehrenfels, aucune alliance n’est soudée. Chacune naît d’un anneau sans jointure, laminé, tourné, puis poli à la main. Profil, largeur et alliage sont à votre choix :

- **plat** pour une ligne sobre,
- **bombé** pour le confort,
- **biseauté** pour la lumière,
- **perlé** pour le détail qui se découvre.

Tous les modèles sont à essayer en boutique.`,
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
			fr: 'Des alliances pensées par paires et portées chacune de son côté.',
		},
		description: {
			de: `Duettmann entwirft jedes Modell als Paar: Was beim einen Ring als Fuge beginnt, läuft beim anderen als Steinreihe weiter. Steine werden unter dem Mikroskop gefasst und sind auch nach Jahren nachzuziehen.`,
			en: `Duettmann designs every model as a pair: what begins as a groove on one ring continues as a row of stones on the other. The stones are set under the microscope and can be retightened even years later.`,
			fr: `Duettmann conçoit chaque modèle par paire : le sillon qui naît sur une alliance se prolonge en rang de pierres sur l’autre. Les pierres sont serties sous microscope et peuvent être resserrées, même des années plus tard.`,
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
			fr: 'Des bagues de fiançailles qui laissent parler la pierre.',
		},
		description: {
			de: `Solvigny fasst in Krappen, die man kaum sieht, und lässt die Schiene dort schmal werden, wo der Blick hingeht. Zu jedem Diamanten ab 0,30 ct gehört ein Zertifikat mit Angaben zu Farbe, Reinheit und Schliff. Die passende Ringgröße ermitteln Sie mit [unserer Anleitung](/info/ringgroesse) oder bei uns im Laden.`,
			en: `Solvigny sets its stones in claws you hardly notice and slims the band where the eye is drawn. Every diamond from 0.30 ct comes with a certificate of colour, clarity and cut. Find your ring size with [our guide](/info/ringgroesse), or let us measure it in the shop.`,
			fr: `Solvigny sertit ses pierres de griffes presque invisibles et affine l’anneau là où se pose le regard. À partir de 0,30 ct, chaque diamant est accompagné d’un certificat de couleur, de pureté et de taille. Trouvez votre tour de doigt avec [notre guide](/info/ringgroesse), ou venez le faire mesurer en boutique.`,
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
			fr: 'Des bijoux en or au dessin net, du médaillon à la chaîne forçat.',
		},
		description: {
			de: `Lindqvarn arbeitet in 585er und 750er Gold und nummeriert jedes Stück. Ketten werden nach Gramm und Länge gefertigt, Medaillons von Hand graviert; eine verlorene Öse ersetzen wir auch nach zwanzig Jahren noch mit dem Originalteil.`,
			en: `Lindqvarn works in 585 and 750 gold and numbers every piece. Chains are made to weight and length, lockets are engraved by hand, and even after twenty years a lost link can be replaced with the original part.`,
			fr: `Lindqvarn travaille l’or 585 et 750 et numérote chaque pièce. Les chaînes sont faites au poids et à la longueur, les médaillons gravés à la main ; et même vingt ans après, nous remplaçons un anneau perdu par la pièce d’origine.`,
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
			fr: 'L’argent et les pierres de couleur, pour tous les jours.',
		},
		description: {
			de: `Glanzrain verarbeitet 925er Silber, das gegen Anlaufen rhodiniert ist, und fasst darin echte Farbsteine: Topas, Aquamarin, Amethyst. Alle Silberstücke sind nickelfrei.`,
			en: `Glanzrain works in 925 silver, rhodium-plated to resist tarnish and set with genuine coloured stones: topaz, aquamarine, amethyst. All its silver is nickel-free.`,
			fr: `Glanzrain travaille l’argent 925, rhodié pour ne pas ternir, et y sertit de véritables pierres de couleur : topaze, aigue-marine, améthyste. Tous ses bijoux en argent sont sans nickel.`,
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
			fr: 'De notre propre établi de joaillier, au premier étage.',
		},
		description: {
			de: `Das Weidenblatt ist seit 1934 unser Hauszeichen, und einige Stücke tragen es sichtbar. Was aus unserer Werkstatt kommt, ist von einer Hand gemacht, vom ersten Strich bis zur letzten Politur. Umarbeitungen und Neuanfertigungen besprechen wir am liebsten [am Werktisch](/info/werkstatt).`,
			en: `The willow leaf has been our emblem since 1934, and some pieces wear it openly. Whatever leaves our workshop is the work of one pair of hands, from the first line to the final polish. Remodelling and commissions are best discussed [at the bench](/info/werkstatt).`,
			fr: `La feuille de saule est notre emblème depuis 1934 ; certaines pièces l’arborent ouvertement. Tout ce qui sort de notre atelier est l’œuvre d’une seule main, du premier trait au dernier polissage. Pour une transformation ou une création, parlons-en [à l’établi](/info/werkstatt).`,
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
			en: 'Pearls matched for lustre and knotted one by one.',
			fr: 'Des perles assorties selon leur lustre et nouées une à une.',
		},
		description: {
			de: `Für einen Strang werden bei Nordermeer bis zu tausend Perlen verglichen. Geknotet wird auf Seide, damit keine Perle an der anderen reibt und bei einem Riss höchstens eine verloren geht. Neu aufgezogen wird bei uns im Haus, am besten alle zwei Jahre.`,
			en: `Up to a thousand pearls are compared for a single Nordermeer strand. They are knotted on silk, so that no pearl rubs against the next and, should the thread break, you lose one at most. We restring on the premises, ideally every two years.`,
			fr: `Pour un seul rang, Nordermeer compare jusqu’à mille perles. Nouées sur soie, elles ne frottent pas l’une contre l’autre et, si le fil casse, une seule se perd tout au plus. Nous renfilons les colliers à l’atelier, idéalement tous les deux ans.`,
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
			en: 'Lampworked glass beads, no two alike.',
			fr: 'Des perles de verre filées au chalumeau, toutes uniques.',
		},
		description: {
			de: `Im Tropfwerk wird Glas über der Flamme um einen Stab gewickelt, bis daraus eine Perle wird. Zwei gleiche gibt es nicht. Armbänder lassen sich nach und nach ergänzen; einzelne Perlen liegen bei uns in der Schublade neben der Kasse.`,
			en: `At Tropfwerk, glass is wound around a rod over the flame until it becomes a bead. No two are alike. Bracelets can grow over time; single beads are in the drawer beside our till.`,
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
