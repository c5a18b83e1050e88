/** The words that generated texts are made of, in each language: as long as those of real descriptions, so that texts weigh the same. */
import type { PerLanguage } from '../../site/languages.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const vocabulary: PerLanguage<readonly string[]> = {
	de: list(`
		ein ruhiges Zifferblatt mit aufgesetzten Indizes und einer kleinen Sekunde die ihren eigenen Takt hält das Werk läuft zwei Tage
		ohne Aufzug wir regulieren es in drei Lagen der Boden aus Saphirglas zeigt die Brücken unter dem Schliff liegt warmes Gold von
		Hand gefasst jede Kante gebrochen damit nichts hängen bleibt Perlen aus einem Strang sorgfältig nach Farbe und Lüster gewählt
		innen bombiert angenehm zu tragen auch im Sommer Größe nach Maß binnen einer Woche geändert Gravur auf Wunsch in unserer
		Werkstatt am Kornmarkt geprüft gereinigt und für viele Jahre gemacht`),
	en: list(`
		a calm dial with applied markers and a small seconds hand that keeps its own beat the movement runs for two days without winding
		we regulate it in three positions the sapphire back shows the bridges beneath the polish lies warm gold set by hand with every
		edge broken so that nothing catches pearls from one strand carefully matched for colour and lustre rounded inside and pleasant
		to wear in summer as well sized to measure within a week engraved on request in our workshop on the market square tested cleaned
		and made for many years`),
	fr: list(`
		un cadran calme aux index appliqués avec une petite seconde qui garde son propre tempo le mouvement marche deux jours sans
		remontage nous le réglons dans trois positions le fond saphir laisse voir les ponts sous le poli repose un or chaud serti à la
		main chaque arête adoucie pour que rien ne retienne des perles choisies sur un même rang pour leur couleur et leur lustre
		intérieur bombé agréable à porter même en été mise à taille en une semaine gravure possible dans notre atelier sur la place
		contrôlé nettoyé et fait pour durer de longues années`),
};

/** A product's name: a kind and a name. */
export const pieces: readonly { readonly slug: string; readonly name: PerLanguage<string> }[] = [
	{ slug: 'armbanduhr', name: { de: 'Armbanduhr', en: 'Wristwatch', fr: 'Montre-bracelet' } },
	{ slug: 'taschenuhr', name: { de: 'Taschenuhr', en: 'Pocket watch', fr: 'Montre de poche' } },
	{ slug: 'ring', name: { de: 'Ring', en: 'Ring', fr: 'Bague' } },
	{ slug: 'trauring', name: { de: 'Trauring', en: 'Wedding ring', fr: 'Alliance' } },
	{ slug: 'collier', name: { de: 'Collier', en: 'Necklace', fr: 'Collier' } },
	{ slug: 'armband', name: { de: 'Armband', en: 'Bracelet', fr: 'Bracelet' } },
	{ slug: 'ohrstecker', name: { de: 'Ohrstecker', en: 'Ear studs', fr: 'Puces d’oreilles' } },
	{ slug: 'anhaenger', name: { de: 'Anhänger', en: 'Pendant', fr: 'Pendentif' } },
];

export const names: readonly string[] = list(`
	Meridian Regulator Pavane Sarabande Menuett Courante Gavotte Rondo Sonate Serenade Nocturne Kantate Fuge Toccata Passacaglia Chaconne
	Loure Bourrée Musette Rigaudon`);
