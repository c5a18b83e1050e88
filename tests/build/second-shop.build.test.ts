/** What a shop with other content meets in the build. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withPhonePicture } from '../second-shop/product-records.ts';
import { buildSecondShop } from '../second-shop/second-shop.ts';
import { runBuildHere } from '../support/run-here.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('names a picture that came from a phone as such, with the product that shows it', async () => {
	const { run, out } = await buildSecondShop(await temporaryFolder(), { products: [withPhonePicture], build: runBuildHere });
	expect(run.exitCode).toBe(2);
	expect(run.output).toMatch(/ecommerce_product 90 \(Ring vom Telefon\)[\s\S]*IMG_0481\.HEIC[\s\S]*HEIC[\s\S]*JPEG/);
	expect(existsSync(out)).toBe(false);
});

it('tells a Swiss shop nothing of the duties that Germany and the EU have', async () => {
	const { run } = await buildSecondShop(await temporaryFolder(), { build: runBuildHere });
	expect(run.exitCode).toBe(0);
	expect(run.output).not.toMatch(/§|GPSR|BFSG|VSBG|DDG|Directive|law-(?:manufacturer|accessibility|dispute|imprint|withdrawal|offer)/);
});
