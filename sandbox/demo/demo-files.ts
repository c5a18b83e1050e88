/** The pictures of the demo backend: two for each product, the whole piece and a detail of it, and those of the house, drawn when they are asked for. */
import type { DemoDomain } from './demo-records.ts';
import { drawSvg } from './engraving/draw-svg.ts';
import type { Drawing, Ground, PieceDrawing } from './engraving/drawing.ts';
import { rasterise, rasteriseCutOut } from './engraving/rasterise.ts';
import { detailName, fileId } from './file-id.ts';
import { describeDrawing } from './picture-texts.ts';
import type { CategoryKey } from './records/categories.ts';
import { domain } from './records/house.ts';
import { canary, nordlichtDomain } from './records/nordlicht.ts';
import type { DemoProduct } from './records/product.ts';
import { productsByCategory } from './records/products.ts';
import type { Texts } from './records/texts.ts';
import { undescribedPictures } from './undescribed-pictures.ts';

export interface DemoFile {
	readonly id: string;
	readonly filename_download: string;
	readonly title: string;
	/** The alternative text in German; null where nobody wrote one. */
	readonly description: string | null;
	/** The alternative text in the other languages. */
	readonly alt_translations: readonly { readonly language: string; readonly alt: string }[] | null;
	/** What must stay visible where the picture is cropped, in px; null: its middle. */
	readonly focal_point_x: number | null;
	readonly focal_point_y: number | null;
	/** The domain of the project that uses it. */
	readonly project: DemoDomain;
	readonly type: 'image/png';
	readonly width: number;
	readonly height: number;
	/** Everything that is asked of the generator: equal requests are drawn to equal bytes. */
	readonly request: string;
	/** Draws it: the same bytes every time, in about a second. */
	create(): Promise<Buffer>;
}

/** Every file that a project's records refer to, products first. Nothing is drawn before `create()` is called. */
export function demoFiles(projectDomain: DemoDomain): readonly DemoFile[] {
	if (projectDomain === nordlichtDomain) return [file(nordlichtDomain, 'nordlicht', canary, { kind: 'emblem' }, 'paper')];
	const products = (Object.entries(productsByCategory) as [CategoryKey, readonly DemoProduct[]][]).flatMap(([category, pieces]) =>
		pieces.flatMap(({ slug, name, picture, variants }) => {
			const own = picture && 'kind' in picture ? [{ name: slug, title: name, drawing: picture }] : [];
			const ofVariants = (variants?.rows ?? []).flatMap((row) =>
				row.picture ? [{ title: `${name}, ${row.name.de}`, ...row.picture }] : [],
			);
			const drawn = new Map([...own, ...ofVariants].map((each) => [each.name, each]));
			return [...drawn.values()].flatMap((each) => [
				file(domain, each.name, each.title, each.drawing, category),
				detailFile(each.name, each.title, each.drawing, category),
			]);
		}),
	);
	return [
		...products,
		file(domain, 'emblem', 'Weidenblatt, das Zeichen des Hauses', { kind: 'emblem' }, 'none'),
		file(domain, 'hero', 'Ringe, Perlen und eine Uhr aus dem Schaufenster', { kind: 'hero' }, 'plate'),
		file(domain, 'ringgroesse', 'Ringe auf einem Ringstock', { kind: 'ringSizes' }, 'plate'),
		file(domain, 'werkstatt', 'Werktisch mit Lupe und Uhrwerk', { kind: 'workbench' }, 'plate'),
		file(domain, 'werktisch', 'Was auf dem Werktisch liegt', { kind: 'workbench' }, 'accessories', { width: square }),
		detailFile('werktisch', 'Was auf dem Werktisch liegt', { kind: 'workbench' }, 'accessories'),
	];
}

/** Drawn under the name of the whole piece, so that both show the same hand. */
function detailFile(name: string, title: string, piece: PieceDrawing, ground: Ground): DemoFile {
	const size = { width: detailSide, height: detailSide, seed: name };
	return file(domain, detailName(name), `${title}, aus der Nähe`, { kind: 'detail', of: piece }, ground, size);
}

/** Pictures whose subject is not in the middle. */
const focalPoints: Readonly<Record<string, readonly [x: number, y: number]>> = {
	hero: [1320, 700],
	werkstatt: [760, 780],
	'taschenuhr-kornmarkt': [700, 860],
	'anhaenger-windrose': [700, 900],
};

function translatedAlts({ en, fr }: Texts) {
	return [
		{ language: 'en', alt: en },
		{ language: 'fr', alt: fr },
	];
}

/** Side of a product's picture, and height of all but details, in px. */
const square = 1400;

/** Side of a detail in px: smaller, so that a first start makes all renditions in the time that it has. */
const detailSide = 960;

function widthOf({ kind }: Drawing): number {
	return kind === 'hero' || kind === 'workbench' || kind === 'ringSizes' ? square * 1.5 : square;
}

interface FileShape {
	readonly width?: number;
	readonly height?: number;
	/** Names the hand that draws it; left out, the file's own name. */
	readonly seed?: string;
}

function file(project: DemoDomain, name: string, title: string, drawing: Drawing, ground: Ground, shape: FileShape = {}): DemoFile {
	const { width = widthOf(drawing), height = square, seed = name } = shape;
	const shown = describeDrawing(drawing);
	const focus = focalPoints[name] ?? null;
	const undescribed = undescribedPictures.includes(name);
	return {
		id: fileId(name),
		filename_download: `${name}.png`,
		title,
		description: project === nordlichtDomain ? canary : undescribed ? null : shown.de,
		alt_translations: project === nordlichtDomain || undescribed ? null : translatedAlts(shown),
		focal_point_x: focus?.[0] ?? null,
		focal_point_y: focus?.[1] ?? null,
		project,
		type: 'image/png',
		width,
		height,
		request: JSON.stringify([seed, drawing, ground, width, height]),
		create: () => (ground === 'none' ? rasteriseCutOut : rasterise)(drawSvg(seed, drawing, ground, width, height)),
	};
}
