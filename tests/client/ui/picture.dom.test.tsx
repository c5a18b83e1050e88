/** What a browser learns about a picture before it loads it. */
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { Picture, type PictureProps } from '../../../client/ui/Picture.tsx';
import type { PictureData } from '../../../client/ui/picture-data.ts';

const picture: PictureData = { key: 'k', width: 1280, height: 960, widths: [320, 640, 1280], formats: ['avif', 'jpeg'], alt: 'Ein Ring' };

let image: HTMLImageElement;
let source: HTMLSourceElement;

function show(overrides: Partial<PictureProps> = {}): void {
	document.body.innerHTML = renderToString(<Picture picture={picture} sizes="50vw" {...overrides} />);
	const [foundImage, foundSource] = [document.querySelector('img'), document.querySelector('source')];
	if (foundImage === null || foundSource === null) throw new Error('No picture was rendered.');
	image = foundImage;
	source = foundSource;
}

describe('a picture', () => {
	beforeEach(() => show());

	test('keeps its place before it is there', () => {
		expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '960']);
	});

	test('comes in every width, the best format first', () => {
		expect(source.getAttribute('type')).toBe('image/avif');
		expect(source.getAttribute('srcset')).toBe(
			'/assets/images/k-320.avif 320w, /assets/images/k-640.avif 640w, /assets/images/k-1280.avif 1280w',
		);
		expect(image.getAttribute('srcset')).toContain('/assets/images/k-320.jpg 320w');
		expect(image.getAttribute('src')).toBe('/assets/images/k-640.jpg');
		expect([source.getAttribute('sizes'), image.getAttribute('sizes')]).toEqual(['50vw', '50vw']);
	});

	test('waits until it is needed', () => {
		expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['lazy', null]);
	});
});

test('only the first picture of a page comes before all others', () => {
	show({ loading: 'first' });
	expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
	show({ loading: 'early' });
	expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', null]);
});

test('its alternative text is marked where it is in another language, and empty where it would repeat its neighbour', () => {
	show({ picture: { ...picture, alt: { text: 'Ein Ring', lang: 'de' } } });
	expect([image.alt, image.getAttribute('lang')]).toEqual(['Ein Ring', 'de']);
	show({ decorative: true });
	expect(image.getAttribute('alt')).toBe('');
});
