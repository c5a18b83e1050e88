/** Whatever colours an editor picks, text can be read. */
import { describe, expect, it, test } from 'vitest';
import { createRandom } from '../../../sandbox/random.ts';
import { footerTextColor, pageTextColors } from '../../../shop/data/text-colors.ts';
import { themeTokens } from '../../../shop/site/theme-tokens.ts';
import type { Theme } from '../../../site/theme.ts';
import { colorMode, contrast, findHeadingFont, headingFontNames, headingFontStack, textContrast } from '../../../site/theme.ts';
import { aContent } from '../../builders/content.ts';

const { theme: plain } = aContent().project;

function tokens(theme: Partial<Theme>): Record<string, string> {
	const rule = themeTokens({ ...plain, ...theme });
	return Object.fromEntries([...rule.slice(':root{'.length, -1).matchAll(/([\w-]+):([^;]*)/g)].map(([, name, value]) => [name, value]));
}

test.each([
	['#000', '#fff', 21],
	['#777777', '#ffffff', 4.48],
	['#1e90ff', '#000000', 6.49],
])('%s on %s has a contrast of %d, as WCAG counts it', (one, other, ratio) => {
	expect(contrast(one, other)).toBeCloseTo(ratio, 2);
	expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

describe('text', () => {
	const random = createRandom(7);
	const anyColor = () => `#${random.whole(0x1000000).toString(16).padStart(6, '0')}`;
	const grey = (value: number) => `#${value.toString(16).padStart(2, '0').repeat(3)}`;
	const pairs = [
		...Array.from({ length: 256 }, (_, value) => [grey(value), grey(value)]),
		...Array.from({ length: 2000 }, () => [anyColor(), anyColor()]),
	];

	it(`can be read on ${pairs.length} grounds, with fields, quiet words and footer`, () => {
		for (const [base = '', ground = ''] of pairs) {
			const { ink, soft, tint } = pageTextColors(base, ground);
			const all = [
				[ink, ground],
				[ink, tint],
				[soft, ground],
				[soft, tint],
				[footerTextColor(ground), ground],
			] as const;
			for (const [text, on] of all) expect(contrast(text, on), `${text} on ${on}, base ${base}`).toBeGreaterThanOrEqual(textContrast);
		}
	});

	it('is that of the mode where the mode can be read, and of the other where it cannot', () => {
		expect(pageTextColors('#101418', '#101418').ink).toBe('#f2f1ed');
		expect(pageTextColors('#f3f4f0', '#f3f4f0').ink).toBe('#14191d');
		expect(pageTextColors('#101418', '#f3f4f0').ink).toBe('#14191d');
		expect(pageTextColors('#777777', '#777777').ink).toBe('#000000');
	});
});

describe('the theme in the stylesheet', () => {
	it('changes nothing where the project sets nothing', () => {
		expect(themeTokens(plain)).toBe('');
	});

	it('changes everything that the project sets', () => {
		const theme = { baseColor: '#101418', brandColor: '#d8f5e6', pageWidth: '90rem', wrapperWidth: '70rem', headerHeightPx: 120 };
		expect(tokens({ ...theme, backgroundColor: '#0d1b2a', footerBackgroundColor: '#f3e9dc', headingFont: 'Georgia' })).toMatchObject({
			'color-scheme': 'dark',
			'--base-color': '#101418',
			'--brand-color': '#d8f5e6',
			'--page-background': '#0d1b2a',
			'--footer-background': '#f3e9dc',
			'--page-width': '90rem',
			'--wrapper-width': '70rem',
			'--header-height': '120px',
			'--heading-font': 'Georgia,serif',
			'--ink': '#f2f1ed',
		});
	});

	it.each([
		['#101418', 'dark'],
		['#f3f4f0', 'light'],
		['#757575', 'dark'],
		['#777', 'light'],
	])('is by the base colour %s %s', (base, mode) => {
		expect(colorMode(base)).toBe(mode);
		expect(tokens({ baseColor: base })['color-scheme']).toBe(mode);
	});

	it('gives a main button an edge where its colour is close to that of the page, and only there', () => {
		for (const [brandColor, baseColor] of [
			['#fff9c4', '#ffffff'],
			['#1a1a1a', '#101010'],
		] as const) {
			const { '--brand-edge': edge, '--ink': ink } = tokens({ brandColor, baseColor });
			expect(edge).toBe(ink);
			expect(contrast(edge ?? '', baseColor)).toBeGreaterThanOrEqual(3);
		}
		expect(tokens({ brandColor: '#fff9c4' })['--brand-edge']).toBe('#14191d');
		expect(tokens({ brandColor: '#12383b', baseColor: '#ffffff' })).not.toHaveProperty('--brand-edge');
	});

	it('shows dark products without a ground on dark pages, and takes the ground that the project chooses', () => {
		const { '--picture-ground': ground = '', '--picture-ink': ink = '' } = tokens({ baseColor: '#101418' });
		expect(contrast('#000000', ground)).toBeGreaterThan(10);
		expect(contrast(ink, ground)).toBeGreaterThanOrEqual(textContrast);
		expect(tokens({ baseColor: '#ffffff' })).not.toHaveProperty('--picture-ground');
		expect(tokens({ pictureBackgroundColor: '#222222' })).toMatchObject({ '--picture-ground': '#222222', '--picture-ink': '#f2f1ed' });
	});

	it('knows every heading font that it offers, in any letters, and no other', () => {
		for (const name of headingFontNames) expect(headingFontStack(findHeadingFont(name.toUpperCase()) ?? '')).not.toBeNull();
		expect(findHeadingFont('Comic Sans')).toBeNull();
	});
});
