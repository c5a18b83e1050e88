/** One picture as SVG, made of paths only. */
import { bandSectionScene } from './band-section.ts';
import { braceletScene } from './bracelets.ts';
import { closeUp } from './close-up.ts';
import { drawScene } from './draw-scene.ts';
import type { Drawing, Ground } from './drawing.ts';
import { earringsScene } from './earrings.ts';
import { emblemScene } from './emblem.ts';
import { heroScene } from './hero.ts';
import { lookAt } from './look-at.ts';
import { grounds } from './palette.ts';
import { pearlsScene } from './pearls.ts';
import { chainScene, pendantScene } from './pendants.ts';
import { createRandom } from './random.ts';
import { ringScene } from './ring.ts';
import { ringSizesScene } from './ring-stick.ts';
import type { Scene } from './scene.ts';
import { pocketWatchScene, watchScene } from './watch.ts';
import { weddingRingsScene } from './wedding-rings.ts';
import { workbenchScene } from './workbench.ts';

/** Draws a picture. `seed` names it: pieces with equal parameters still differ in the hand. */
export function drawSvg(seed: string, drawing: Drawing, ground: Ground, width: number, height: number): string {
	return drawScene(sceneOf(drawing, seed, width), grounds[ground], seed, width, height);
}

function sceneOf(drawing: Drawing, seed: string, width: number): Scene {
	const number = Math.floor(createRandom(seed)() * 1000);
	switch (drawing.kind) {
		case 'detail':
			return drawing.of.kind === 'weddingRings'
				? bandSectionScene(drawing.of, number)
				: closeUp(sceneOf(drawing.of, seed, width), lookAt(drawing.of), width);
		case 'weddingRings':
			return weddingRingsScene(drawing, number);
		case 'ring':
			return ringScene(drawing, number);
		case 'watch':
			return watchScene(drawing);
		case 'pocketWatch':
			return pocketWatchScene(drawing);
		case 'pendant':
			return pendantScene(drawing, number);
		case 'chain':
			return chainScene(drawing);
		case 'earrings':
			return earringsScene(drawing, number);
		case 'bracelet':
			return braceletScene(drawing, number);
		case 'pearls':
			return pearlsScene(drawing, seed);
		case 'hero':
			return heroScene();
		case 'emblem':
			return emblemScene();
		case 'ringSizes':
			return ringSizesScene();
		case 'workbench':
			return workbenchScene();
	}
}
