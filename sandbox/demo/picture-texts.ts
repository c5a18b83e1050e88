/** What a drawing shows, in words: the alternative texts of the demo's pictures. */
import type { BandProfile, BraceletDrawing, Drawing, Metal, PieceDrawing, Stone } from './engraving/drawing.ts';
import type { Texts } from './records/texts.ts';

type Words<K extends string> = Readonly<Record<K, Texts>>;

const metals: Words<Metal> = {
	yellow: { de: 'Gelbgold', en: 'yellow gold', fr: 'or jaune' },
	rose: { de: 'Roségold', en: 'rose gold', fr: 'or rose' },
	white: { de: 'hellem Metall', en: 'white metal', fr: 'métal clair' },
	steel: { de: 'grauem Metall', en: 'grey metal', fr: 'métal gris' },
	bronze: { de: 'Bronze', en: 'bronze', fr: 'bronze' },
};

const stones: Words<Stone> = {
	diamond: { de: 'Diamanten', en: 'diamonds', fr: 'diamants' },
	sapphire: { de: 'blauen Steinen', en: 'blue stones', fr: 'pierres bleues' },
	emerald: { de: 'grünen Steinen', en: 'green stones', fr: 'pierres vertes' },
	ruby: { de: 'roten Steinen', en: 'red stones', fr: 'pierres rouges' },
	aquamarine: { de: 'hellblauen Steinen', en: 'pale blue stones', fr: 'pierres bleu pâle' },
	morganite: { de: 'rosa Steinen', en: 'pink stones', fr: 'pierres roses' },
	topaz: { de: 'hellblauen Steinen', en: 'pale blue stones', fr: 'pierres bleu pâle' },
	amethyst: { de: 'violetten Steinen', en: 'violet stones', fr: 'pierres violettes' },
	citrine: { de: 'gelben Steinen', en: 'yellow stones', fr: 'pierres jaunes' },
	tourmaline: { de: 'rosaroten Steinen', en: 'rose-red stones', fr: 'pierres rose vif' },
};

const profiles: Words<BandProfile> = {
	flat: { de: 'flache Trauringe', en: 'flat wedding rings', fr: 'alliances plates' },
	court: { de: 'gewölbte Trauringe', en: 'court wedding rings', fr: 'alliances bombées' },
	bevelled: { de: 'Trauringe mit Fasen', en: 'bevelled wedding rings', fr: 'alliances biseautées' },
	milgrain: { de: 'Trauringe mit Perlrand', en: 'milgrain wedding rings', fr: 'alliances perlées' },
	hammered: { de: 'gehämmerte Trauringe', en: 'hammered wedding rings', fr: 'alliances martelées' },
	grooved: { de: 'Trauringe mit Fuge', en: 'grooved wedding rings', fr: 'alliances à sillon' },
	wave: { de: 'Trauringe mit Welle', en: 'wedding rings with a wave', fr: 'alliances à vague' },
	bark: { de: 'Trauringe mit Rindenmuster', en: 'bark-textured wedding rings', fr: 'alliances à écorce' },
};

const heads: Words<'solitaire' | 'halo' | 'trilogy' | 'eternity' | 'sideStones'> = {
	solitaire: { de: 'Ring mit einem Stein', en: 'Ring with a single stone', fr: 'Bague à une pierre' },
	halo: { de: 'Ring mit Steinkranz', en: 'Ring with a halo of stones', fr: 'Bague à entourage de pierres' },
	trilogy: { de: 'Ring mit drei Steinen', en: 'Ring with three stones', fr: 'Bague à trois pierres' },
	eternity: { de: 'Ring, ringsum mit Steinen besetzt', en: 'Ring set with stones all around', fr: 'Bague sertie sur tout le tour' },
	sideStones: {
		de: 'Ring mit Stein und Schultersteinen',
		en: 'Ring with a stone and side stones',
		fr: 'Bague à pierre et épaules serties',
	},
};

const shapes: Words<'round' | 'rectangular' | 'cushion' | 'oval'> = {
	round: { de: 'Runde Armbanduhr', en: 'Round wristwatch', fr: 'Montre-bracelet ronde' },
	rectangular: { de: 'Rechteckige Armbanduhr', en: 'Rectangular wristwatch', fr: 'Montre-bracelet rectangulaire' },
	cushion: { de: 'Kissenförmige Armbanduhr', en: 'Cushion-shaped wristwatch', fr: 'Montre-bracelet coussin' },
	oval: { de: 'Ovale Armbanduhr', en: 'Oval wristwatch', fr: 'Montre-bracelet ovale' },
};

const dials: Words<'white' | 'silver' | 'blue' | 'green' | 'black' | 'salmon'> = {
	white: { de: 'weißem', en: 'white', fr: 'blanc' },
	silver: { de: 'silbernem', en: 'silver', fr: 'argenté' },
	blue: { de: 'blauem', en: 'blue', fr: 'bleu' },
	green: { de: 'grünem', en: 'green', fr: 'vert' },
	black: { de: 'schwarzem', en: 'black', fr: 'noir' },
	salmon: { de: 'lachsfarbenem', en: 'salmon', fr: 'saumon' },
};

const compositions: Words<'hero' | 'emblem' | 'ringSizes' | 'workbench'> = {
	hero: {
		de: 'Ringe, Perlen und eine Uhr, nebeneinander ausgelegt',
		en: 'Rings, pearls and a watch laid out side by side',
		fr: 'Des bagues, des perles et une montre disposées côte à côte',
	},
	emblem: { de: 'Ein Weidenblatt', en: 'A willow leaf', fr: 'Une feuille de saule' },
	ringSizes: {
		de: 'Drei Ringe verschiedener Größe auf einem Ringstock',
		en: 'Three rings of different sizes on a ring stick',
		fr: 'Trois bagues de tailles différentes sur un triboulet',
	},
	workbench: {
		de: 'Werktisch mit Lupe, Pinzette und geöffnetem Uhrwerk',
		en: 'Workbench with loupe, tweezers and an open movement',
		fr: 'Établi avec loupe, brucelles et mouvement ouvert',
	},
};

type Part = 'whole' | 'setting' | 'profile' | 'dial' | 'crown' | 'clasp' | 'plate' | 'hammering';

const parts: Words<Part> = {
	whole: { de: 'Aus der Nähe', en: 'Up close', fr: 'De près' },
	setting: { de: 'Die Fassung aus der Nähe', en: 'The setting up close', fr: 'Le serti de près' },
	profile: { de: 'Das Profil im Schnitt', en: 'The profile in section', fr: 'Le profil en coupe' },
	dial: { de: 'Das Zifferblatt aus der Nähe', en: 'The dial up close', fr: 'Le cadran de près' },
	crown: { de: 'Krone und Bügel aus der Nähe', en: 'Crown and bow up close', fr: 'La couronne et la bélière de près' },
	clasp: { de: 'Der Verschluss aus der Nähe', en: 'The clasp up close', fr: 'Le fermoir de près' },
	plate: { de: 'Die Gravurplatte aus der Nähe', en: 'The engraving plate up close', fr: 'La plaque à graver de près' },
	hammering: { de: 'Der Hammerschlag aus der Nähe', en: 'The hammering up close', fr: 'Le martelage de près' },
};

const braceletParts: Readonly<Record<BraceletDrawing['form'], Part>> = {
	tennis: 'setting',
	curb: 'clasp',
	rope: 'clasp',
	bangle: 'hammering',
	plate: 'plate',
	beads: 'whole',
};

/** What is seen of a piece when it is looked at closely. */
function partOf(piece: PieceDrawing): Part {
	switch (piece.kind) {
		case 'ring':
			return 'setting';
		case 'weddingRings':
			return 'profile';
		case 'watch':
			return 'dial';
		case 'pocketWatch':
			return 'crown';
		case 'chain':
			return 'clasp';
		case 'pearls':
			return piece.form === 'graduated' ? 'whole' : 'clasp';
		case 'bracelet':
			return braceletParts[piece.form];
		default:
			return 'whole';
	}
}

/** One sentence without a full stop. */
export function describeDrawing(drawing: Drawing): Texts {
	switch (drawing.kind) {
		case 'detail': {
			const [part, whole] = [parts[partOf(drawing.of)], describeDrawing(drawing.of)];
			return {
				de: `${part.de}: ${whole.de}`,
				en: `${part.en}: ${withSmallFirst(whole.en)}`,
				fr: `${part.fr}\u00a0: ${withSmallFirst(whole.fr)}`,
			};
		}
		case 'weddingRings':
			return inMetal(joined({ de: 'Zwei', en: 'Two', fr: 'Deux' }, profiles[drawing.profile]), drawing.metal, drawing.stones?.stone);
		case 'ring':
			return inMetal(heads[drawing.head], drawing.metal, drawing.stone);
		case 'watch': {
			const { de, en, fr } = shapes[drawing.shape];
			const dial = dials[drawing.dial];
			return { de: `${de} mit ${dial.de} Zifferblatt`, en: `${en} with a ${dial.en} dial`, fr: `${fr} à cadran ${dial.fr}` };
		}
		case 'pocketWatch':
			return inMetal({ de: 'Taschenuhr', en: 'Pocket watch', fr: 'Montre de poche' }, drawing.metal);
		case 'pendant':
			return inMetal({ de: 'Anhänger an einer Kette', en: 'Pendant on a chain', fr: 'Pendentif sur chaîne' }, drawing.metal, drawing.stone);
		case 'chain':
			return inMetal({ de: 'Kette', en: 'Chain', fr: 'Chaîne' }, drawing.metal);
		case 'earrings':
			return inMetal(
				{ de: 'Ein Paar Ohrringe', en: 'A pair of earrings', fr: 'Une paire de boucles d’oreilles' },
				drawing.metal,
				drawing.stone,
			);
		case 'bracelet':
			return drawing.form === 'beads'
				? { de: 'Rund gelegte Glasperlen', en: 'Glass beads laid in a circle', fr: 'Des perles de verre disposées en cercle' }
				: inMetal({ de: 'Armband', en: 'Bracelet', fr: 'Bracelet' }, drawing.metal, drawing.stone);
		case 'pearls':
			return { de: 'Perlenkette, in einem Bogen gelegt', en: 'Pearl strand laid in a curve', fr: 'Collier de perles disposé en arc' };
		default:
			return compositions[drawing.kind];
	}
}

function withSmallFirst(sentence: string): string {
	return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function joined(first: Texts, second: Texts): Texts {
	return { de: `${first.de} ${second.de}`, en: `${first.en} ${second.en}`, fr: `${first.fr} ${second.fr}` };
}

function inMetal(what: Texts, metal: Metal, stone?: Stone): Texts {
	const of = metals[metal];
	const plain = { de: `${what.de} aus ${of.de}`, en: `${what.en} in ${of.en}`, fr: `${what.fr} en ${of.fr}` };
	if (!stone) return plain;
	const set = stones[stone];
	return { de: `${plain.de} mit ${set.de}`, en: `${plain.en} with ${set.en}`, fr: `${plain.fr} avec ${set.fr}` };
}
