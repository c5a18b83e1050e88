import { describe, expect, it } from 'vitest';
import { toPicture } from '../../../shop/data/picture.ts';
import { someImages } from '../../builders/content.ts';

const crop = 'start' as const;
const cropped = {
	picture: (file: string) => {
		const found = someImages.picture(file);
		return found && { ...found, crop };
	},
};

describe('a picture of a page', () => {
	it('keeps the part that an editor wants to be seen, and names none where there is none', () => {
		expect(toPicture(cropped, 'ring', 'Ring', 'de')?.crop).toEqual(crop);
		expect(toPicture(someImages, 'ring', 'Ring', 'de')).not.toHaveProperty('crop');
	});

	it('is called as what it shows where nobody has described it', () => {
		expect(toPicture(someImages, 'ring', 'Ring', 'de')?.alt).toBe('Ring');
		expect(toPicture(someImages, null, 'Ring', 'de')).toBeNull();
	});
});
