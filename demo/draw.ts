/**
 * Draws the demo's pictures, as they are in the committed snapshot: `node demo/draw.ts --to DIR [NAME.png …]`. Nothing imports this folder. A new
 * drawing reaches the demo like any other picture: upload it to the Directus of `npm run directus`, then run `npm run demo:snapshot`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictures } from './pictures.ts';

const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !pictures.some((picture) => picture.name === name));
if (values.to === undefined || unknown.length > 0) {
	console.error(unknown.length > 0 ? `There is no picture ${unknown.join(', ')}.` : 'Usage: node demo/draw.ts --to DIR [NAME.png …]');
	process.exit(64);
}
mkdirSync(values.to, { recursive: true });
for (const { name, draw } of pictures.filter((picture) => positionals.length === 0 || positionals.includes(picture.name))) {
	writeFileSync(join(values.to, name), await draw());
	console.log(name);
}
