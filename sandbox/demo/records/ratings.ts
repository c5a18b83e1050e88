/** What buyers said of the pieces: published ones, drafts that nobody has read yet, and one that was put away. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import { productsByCategory } from './products.ts';

interface Rating {
	readonly slug: string;
	readonly stars: 1 | 2 | 3 | 4 | 5;
	readonly on: string;
	readonly title?: string;
	readonly text?: string;
	readonly name?: string;
	/** German unless it says otherwise. */
	readonly language?: 'en' | 'fr';
	/** Published unless it says otherwise. */
	readonly status?: 'draft' | 'archived';
}

const ratings: readonly Rating[] = [
	{
		slug: 'meridian-automatik',
		stars: 5,
		on: '2026-02-03',
		title: 'Läuft auf vier Sekunden',
		text: 'Nach drei Wochen am Arm geht sie vier Sekunden am Tag vor, und das Zifferblatt ist in Wirklichkeit noch ruhiger als auf der Zeichnung.',
		name: 'Henrike B.',
	},
	{
		slug: 'meridian-automatik',
		stars: 4,
		on: '2026-04-19',
		title: 'Schöne Uhr, Band etwas steif',
		text: 'Am Anfang drückt die Schließe ein wenig. Nach ein paar Tagen gibt das Leder nach.',
		name: 'T. Osterkamp',
	},
	{ slug: 'meridian-automatik', stars: 5, on: '2026-08-30', name: 'Jona' },
	{
		slug: 'tiefgang-300',
		stars: 5,
		on: '2026-06-11',
		title: 'Hält, was sie verspricht',
		text: 'Zwei Wochen Ostsee, kein Tropfen. Das Prüfprotokoll lag dabei.',
		name: 'Malte',
	},
	{
		slug: 'tiefgang-300',
		stars: 3,
		on: '2026-07-22',
		title: 'Für mich zu schwer',
		text: 'Tadellos gearbeitet, aber an einem schmalen Handgelenk trägt sie auf. Im Laden hätte ich das gemerkt. Die Rückgabe war einfach.',
		name: 'Insa W.',
	},
	{
		slug: 'linde',
		stars: 4,
		on: '2026-03-08',
		text: 'Genau die schlichte Uhr, die ich für die Arbeit gesucht habe.',
		name: 'Rana',
	},
	{ slug: 'linde', stars: 2, on: '2026-09-14', title: 'Glas verkratzt', text: 'Nach einem halben Jahr hat das Glas zwei feine Kratzer.' },
	{
		slug: 'trauringe-stille',
		stars: 5,
		on: '2026-05-30',
		title: 'Wie für uns gemacht',
		text: 'Die Gravur ist so fein, dass man sie erst auf den zweiten Blick sieht. Danke für die Geduld beim Anprobieren!',
		name: 'Lea & Benno',
	},
	{
		slug: 'trauringe-stille',
		stars: 5,
		on: '2026-10-02',
		title: 'Très satisfaits',
		text: 'Commandées depuis Colmar, arrivées en trois semaines, gravure parfaite.',
		name: 'Camille et Aurèle',
		language: 'fr',
	},
	{
		slug: 'trauringe-bogen',
		stars: 4,
		on: '2026-08-12',
		title: 'Bequem',
		text: 'Man vergisst, dass man einen Ring trägt. Die Lieferung dauerte zwei Tage länger als angesagt.',
		name: 'Familie Aydin',
	},
	{
		slug: 'auftakt-brillant',
		stars: 5,
		on: '2026-01-17',
		title: 'Sie hat ja gesagt',
		text: 'Der Stein ist klein und klar. Größe 53 wurde ohne Umstände nachgearbeitet.',
		name: 'Konrad',
	},
	{
		slug: 'gravurarmband-zeile',
		stars: 5,
		on: '2026-05-09',
		title: 'Zum Muttertag',
		text: 'Saubere Schrift, pünktlich da.',
		name: 'Fritzi',
	},
	{
		slug: 'gravurarmband-zeile',
		stars: 1,
		on: '2026-06-25',
		title: 'Kette gerissen',
		text: 'Nach vier Wochen ist ein Glied aufgegangen. Es wurde gelötet, ohne Kosten, aber ärgerlich war es trotzdem.',
		name: 'Ch. R.',
	},
	{
		slug: 'perlstecker-tag',
		stars: 4,
		on: '2026-02-27',
		title: 'Lovely studs',
		text: 'Slightly creamier than in the picture, which I like.',
		name: 'Orla',
		language: 'en',
	},
	{ slug: 'perlenkette-akoya', stars: 5, on: '2026-04-02', title: 'Ein Erbstück von Anfang an', name: 'Dr. Seiler' },
	{
		slug: 'reinigungsbad',
		stars: 4,
		on: '2026-10-21',
		title: 'Wirkt',
		text: 'Der Ring meiner Großmutter glänzt wie lange nicht. Das Sieb könnte feiner sein.',
		name: 'Wiebke H.',
	},
	{
		slug: 'kreolen-bogenlicht',
		stars: 5,
		on: '2026-11-03',
		status: 'draft',
		title: 'Federleicht',
		text: 'Ich trage sie jeden Tag.',
		name: 'Noor',
	},
	{
		slug: 'meridian-automatik',
		stars: 1,
		on: '2026-11-11',
		status: 'draft',
		title: 'Noch nicht angekommen',
		text: 'Wo bleibt mein Paket?',
	},
	{ slug: 'linde', stars: 5, on: '2025-12-05', status: 'archived', title: 'Werbung', text: 'Schauen Sie auch bei uns vorbei.' },
];

const productIds = new Map(Object.values(productsByCategory).flatMap((products) => products.map(({ slug, id }) => [slug, id] as const)));

export const ratingRecords: readonly WireRecord[] = ratings.map(({ slug, stars, on, title, text, name, language, status }, index) => {
	const product = productIds.get(slug);
	if (product === undefined) throw new Error(`The demo has no product ${slug}`);
	return {
		id: index + 1,
		project: domain,
		status: status ?? 'published',
		product,
		rating: stars,
		title: title ?? null,
		text: text ?? null,
		display_name: name ?? null,
		language: language ?? 'de',
		date_created: `${on}T12:00:00.000Z`,
	};
});
