import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { renderManifest, shortName, toIconRequest } from '../../../shop/data/house-icons.ts';
import { stylesheetColors } from '../../../site/theme.ts';
import { aContent } from '../../builders/content.ts';

const { project } = aContent();
const theme = { ...project.theme, baseColor: '#fff', backgroundColor: '#f3f4f0', brandColor: '#17353b' };

it.each([
	['Goldschmiede', 'Goldschmiede'],
	['Juwelier Weidenbach', 'Weidenbach'],
	['Uhren Schmidt GmbH & Co. KG', 'Schmidt'],
	['Goldschmiedemeisterwerkstatt', 'Goldschmiede'],
	['a💍💍💍💍💍💍💍💍💍💍💍💍', 'a💍💍💍💍💍💍💍💍💍💍💍'],
])('the short name of %s is %s', (name, short) => {
	expect(shortName(name)).toBe(short);
});

it('names the shop, its colours and its icons to devices', () => {
	const manifest: unknown = JSON.parse(renderManifest({ displayName: 'Haus "Gold" </script>', theme }, { key: 'k' }));
	expect(manifest).toEqual({
		id: '/',
		name: 'Haus "Gold" </script>',
		short_name: '</script>',
		lang: 'de',
		dir: 'ltr',
		start_url: '/',
		scope: '/',
		display: 'minimal-ui',
		theme_color: '#17353b',
		background_color: '#f3f4f0',
		icons: [
			{ src: '/assets/images/k-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
			{ src: '/assets/images/k-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
			{ src: '/assets/images/k-maskable512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		],
	});
});

describe('what icons are asked for', () => {
	it('the logo on the ground of the page, and the initial in the colours of the shop', () => {
		expect(toIconRequest({ ...project, displayName: 'Haus', logo: 'logo', theme })).toEqual({
			logo: 'logo',
			ground: '#f3f4f0',
			initial: { name: 'Haus', face: 'serif', ground: '#17353b', ink: expect.stringMatching(/^#[ef]/) },
		});
	});

	it.each([
		[null, 'serif'],
		['Newsreader', 'serif'],
		['Georgia', 'serif'],
		['Times New Roman', 'serif'],
		['Hanken Grotesk', 'sans'],
		['Arial', 'sans'],
		['Trebuchet MS', 'sans'],
	])('with the heading font %s, the initial has the face %s', (headingFont, face) => {
		expect(toIconRequest({ ...project, theme: { ...theme, headingFont } }).initial.face).toBe(face);
	});
});

it('knows the colours that the stylesheet has by itself', () => {
	const tokens = readFileSync(join(projectDir, 'client/ui/base/tokens.css'), 'utf8');
	expect(tokens).toContain(`--base-color: ${stylesheetColors.ground};`);
	expect(tokens).toContain(`--brand-color: ${stylesheetColors.brand};`);
});
