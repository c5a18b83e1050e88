/** What a picture shows, as plain parameters: the demo's products carry one each, and the generator draws it. */

export type Metal = 'yellow' | 'rose' | 'white' | 'steel' | 'bronze';

export type Stone =
	| 'diamond'
	| 'sapphire'
	| 'emerald'
	| 'ruby'
	| 'aquamarine'
	| 'morganite'
	| 'topaz'
	| 'amethyst'
	| 'citrine'
	| 'tourmaline';

export type Cut = 'round' | 'princess' | 'emerald' | 'cushion' | 'pear' | 'oval' | 'marquise';

/** The plain ground of a picture: each category has its own. */
export type Ground =
	| 'watches'
	| 'weddingRings'
	| 'engagementRings'
	| 'necklaces'
	| 'earrings'
	| 'bracelets'
	| 'pearls'
	| 'accessories'
	| 'plate'
	| 'paper'
	/** What it lies on is seen around it. */
	| 'none';

export type BandProfile = 'flat' | 'court' | 'bevelled' | 'milgrain' | 'hammered' | 'grooved' | 'wave' | 'bark';

/** Two bands lying against each other. Widths in mm. */
export interface WeddingRingsDrawing {
	readonly kind: 'weddingRings';
	readonly metal: Metal;
	readonly profile: BandProfile;
	readonly widths: readonly [number, number];
	/** Stones set into the narrower band. */
	readonly stones?: { readonly stone: Stone; readonly count: number };
}

/** One ring in three-quarter view. Sizes of stones in mm. */
export interface RingDrawing {
	readonly kind: 'ring';
	readonly metal: Metal;
	readonly head: 'solitaire' | 'halo' | 'trilogy' | 'eternity' | 'sideStones';
	readonly cut: Cut;
	readonly stone: Stone;
	/** Stone of halo, sides or shoulders, where it differs. */
	readonly accent?: Stone;
	readonly stoneSize: number;
	readonly shank: 'plain' | 'tapered' | 'split' | 'pave' | 'knife';
}

export interface WatchDrawing {
	readonly kind: 'watch';
	readonly shape: 'round' | 'rectangular' | 'cushion' | 'oval';
	/** Width of the case in mm. */
	readonly size: number;
	readonly metal: Metal;
	readonly dial: 'white' | 'silver' | 'blue' | 'green' | 'black' | 'salmon';
	readonly indices: 'baton' | 'roman' | 'dots' | 'quarters' | 'pilot' | 'field';
	readonly hands: 'baton' | 'dauphine' | 'leaf' | 'sword';
	/** Hours, minutes, seconds; null seconds: no central second hand. */
	readonly time: readonly [number, number, number | null];
	readonly minuteTrack?: boolean;
	readonly subdials?: readonly ('seconds' | 'hours' | 'moon' | 'chronoLeft' | 'chronoRight')[];
	readonly date?: 'three' | 'six';
	readonly bezel: 'plain' | 'stepped' | 'fluted' | 'diver' | 'gmt' | 'tachymeter' | 'stones';
	readonly band: 'leather' | 'rivetedLeather' | 'textile' | 'rubber' | 'mesh' | 'links' | 'fineLinks';
	readonly bandTint: 'brown' | 'black' | 'blue' | 'green' | 'sand' | 'metal';
	readonly pushers?: boolean;
}

export interface PocketWatchDrawing {
	readonly kind: 'pocketWatch';
	readonly metal: Metal;
	readonly time: readonly [number, number, number];
}

export interface PendantDrawing {
	readonly kind: 'pendant';
	readonly metal: Metal;
	readonly motif: 'stone' | 'haloStone' | 'locket' | 'cross' | 'heart' | 'compass' | 'leaf' | 'pearl';
	readonly cut?: Cut;
	readonly stone?: Stone;
	readonly chain: ChainLink;
}

export type ChainLink = 'cable' | 'curb' | 'rope' | 'box' | 'figaro';

/** A chain alone, laid in a curve. */
export interface ChainDrawing {
	readonly kind: 'chain';
	readonly metal: Metal;
	readonly link: ChainLink;
	/** Thickness in mm. */
	readonly gauge: number;
}

export interface EarringsDrawing {
	readonly kind: 'earrings';
	readonly metal: Metal;
	readonly form: 'stud' | 'haloStud' | 'hoop' | 'stoneHoop' | 'drop' | 'leafDrop' | 'decoDrop' | 'pearlStud';
	readonly cut?: Cut;
	readonly stone?: Stone;
}

export interface BraceletDrawing {
	readonly kind: 'bracelet';
	readonly metal: Metal;
	readonly form: 'tennis' | 'curb' | 'bangle' | 'plate' | 'rope' | 'beads';
	readonly stone?: Stone;
}

export interface PearlsDrawing {
	readonly kind: 'pearls';
	readonly metal: Metal;
	readonly form: 'strand' | 'graduated' | 'baroque' | 'doubleStrand';
	readonly tint: 'white' | 'cream' | 'rose' | 'dark';
}

/** What the house itself uses: large compositions and its sign. */
interface CompositionDrawing {
	readonly kind: 'hero' | 'emblem' | 'ringSizes';
}

interface WorkbenchDrawing {
	readonly kind: 'workbench';
}

/** What is sold, and what the house shows of its workshop. */
export type PieceDrawing =
	| WeddingRingsDrawing
	| RingDrawing
	| WatchDrawing
	| PocketWatchDrawing
	| PendantDrawing
	| ChainDrawing
	| EarringsDrawing
	| BraceletDrawing
	| PearlsDrawing
	| WorkbenchDrawing;

/** The part of a piece that one would hold a loupe over. */
export interface DetailDrawing {
	readonly kind: 'detail';
	readonly of: PieceDrawing;
}

export type Drawing = PieceDrawing | DetailDrawing | CompositionDrawing;
