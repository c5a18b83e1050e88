import { describe, expect, it } from 'vitest';
import { findFileReferences } from '../../../pipeline/directus/file-references.ts';
import { collections } from '../../../shop/collections/collections.ts';

const id = (number: number) => `0000000a-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('findFileReferences', () => {
	it('finds file fields at any depth and pictures in any text', () => {
		const records = [
			{ id: 1, logo: id(5), other: id(9) },
			{
				id: 2,
				picture: id(4).toUpperCase(),
				images: [{ id: 7, directus_files_id: id(3) }, { directus_files_id: null }, { private_hash: id(6) }],
			},
			{ id: 3, translations: [{ body: `![a](/assets/${id(2)}) ![b](Ring.jpg) ![c](https://evil.example/x.jpg)` }] },
			{ id: 4, picture: 'kein-bild', logo: id(5) },
		];
		expect(findFileReferences(records, collections.fileFields)).toEqual({ ids: [id(2), id(3), id(4), id(5), id(6)], names: ['Ring.jpg'] });
	});
});
