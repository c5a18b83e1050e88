/** The pictures of the demo backend: one for each product, and those of the house, drawn when they are asked for. */
import type { DemoDomain } from './demo-records.ts';
import { drawSvg } from './engraving/draw-svg.ts';
import type { Drawing, Ground } from './engraving/drawing.ts';
import { rasterise } from './engraving/rasterise.ts';
import { fileId } from './file-id.ts';
import type { CategoryKey } from './records/categories.ts';
import { domain } from './records/house.ts';
import { canary, nordlichtDomain } from './records/nordlicht.ts';
import type { DemoProduct } from './records/product.ts';
import { productsByCategory } from './records/products.ts';

export interface DemoFile {
	readonly id: string;
	readonly filename_download: string;
	readonly title: string;
	readonly description: string | null;
	/** The domain of the project that uses it. */
	readonly project: DemoDomain;
	readonly type: 'image/png';
	readonly width: number;
	readonly height: number;
	/** Draws it: the same bytes every time, in about a second. */
	create(): Promise<Buffer>;
}

/** Every file that a project's records refer to, products first. Nothing is drawn before `create()` is called. */
export function demoFiles(projectDomain: DemoDomain): readonly DemoFile[] {
	if (projectDomain === nordlichtDomain) return [file(nordlichtDomain, 'nordlicht', canary, { kind: 'emblem' }, 'paper')];
	const products = (Object.entries(productsByCategory) as [CategoryKey, readonly DemoProduct[]][]).flatMap(([category, pieces]) =>
		pieces.map((piece) => file(domain, piece.slug, piece.name, piece.picture, category)),
	);
	return [
		...products,
		file(domain, 'emblem', 'Weidenblatt, das Zeichen des Hauses', { kind: 'emblem' }, 'paper'),
		file(domain, 'hero', 'Ringe, Perlen und eine Uhr aus dem Schaufenster', { kind: 'hero' }, 'plate'),
		file(domain, 'ringgroesse', 'Ringe auf einem Ringstock', { kind: 'ringSizes' }, 'plate'),
		file(domain, 'werkstatt', 'Werktisch mit Lupe und Uhrwerk', { kind: 'workbench' }, 'plate'),
	];
}

function file(project: DemoDomain, name: string, title: string, drawing: Drawing, ground: Ground): DemoFile {
	const height = 1400;
	const width = drawing.kind === 'hero' || drawing.kind === 'workbench' || drawing.kind === 'ringSizes' ? 2100 : 1400;
	return {
		id: fileId(name),
		filename_download: `${name}.png`,
		title,
		description: null,
		project,
		type: 'image/png',
		width,
		height,
		create: () => rasterise(drawSvg(name, drawing, ground, width, height)),
	};
}
