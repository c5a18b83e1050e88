import { describe, expect, it } from 'vitest';
import { imageReferences, toImageReference } from '../../../pipeline/rich-text/image-reference.ts';

const id = '5f0c6d1e-1111-4222-8333-444455556666';

describe('toImageReference', () => {
	it.each([
		[`/assets/${id}`, id],
		[`/assets/${id.toUpperCase()}?key=large`, id],
		[`https://cms.example/directus/assets/${id}/ring.jpg`, id],
		[id, id],
		['Ring.JPG', 'Ring.JPG'],
		['bilder/Ring%20A.jpg?x#y', 'Ring A.jpg'],
		['100%.jpg', '100%.jpg'],
		['https://a.example/ring.jpg', 'https://a.example/ring.jpg'],
		['//a.example/ring.jpg', '//a.example/ring.jpg'],
		['data:image/png;base64,AA', null],
		['javascript:alert(1)', null],
		['', null],
	])('reads %s as %s', (source, reference) => {
		expect(toImageReference(source)).toBe(reference);
	});
});

describe('imageReferences', () => {
	it('finds each picture once, also by reference, and none in code', () => {
		const markdown = `![a](a.jpg) ![b][r] ![a](a.jpg) \`![no](no.jpg)\`\n\n| x |\n|-|\n| ![c](/assets/${id}) |\n\n[r]: b.jpg`;
		expect(imageReferences(markdown)).toEqual(['a.jpg', 'b.jpg', id]);
	});

	it.each([
		[`<p><img src="/assets/${id}?a&amp;b" alt="a > b"></p>`, [id]],
		["<IMG alt='' src = 'a b.jpg'>", ['a b.jpg']],
		['<img class=x src=a.jpg> ![b](b.jpg)', ['b.jpg', 'a.jpg']],
		['<img alt="src=x">', []],
	])('finds those of HTML: %s', (text, references) => {
		expect(imageReferences(text)).toEqual(references);
	});

	it('finds none in a plain text', () => {
		expect(imageReferences('[a](b.jpg)')).toEqual([]);
	});
});
