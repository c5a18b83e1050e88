import { describe, expect, it } from 'vitest';
import type { LegalVersion } from '../../../shop/history/legal-texts.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import { aCatalogue, aContent, aSiteConfig } from '../../builders/content.ts';
import { dayOf } from '../history/price-points.ts';

function aVersion(name: string, language: LegalVersion['language'], day: number, hash: string): LegalVersion {
	return { name, language, hash, firstSeen: dayOf(day), title: 'Titel', body: 'Text' };
}

const legalTexts = [
	aVersion('agb', 'de', 1, 'aaaa'),
	aVersion('agb', 'de', 2, 'bbbb'),
	aVersion('agb', 'en', 1, 'cccc'),
	aVersion('privacy', 'fr', 1, 'dddd'),
	aVersion('of-a-newer-program', 'de', 1, 'eeee'),
];

function planOf(content = aContent()) {
	return planSite(content, aCatalogue().entries, aSiteConfig(), { legalTexts, formerPaths: [] });
}

function routeAt(path: string, content = aContent()) {
	const route = [...planOf(content).routes()].find((each) => each.path === path);
	if (!route) throw new Error(`There is no page ${path}`);
	return route;
}

describe('versions of legal texts', () => {
	it('have a page each, in their own language, for no search engine', () => {
		const routes = [...planOf().routes()].filter(({ path }) => path.includes('/fassung/'));
		expect(routes.map(({ path, language, indexed, alternates }) => [path, language, indexed, alternates])).toEqual([
			['/agb/fassung/aaaa', 'de', false, []],
			['/agb/fassung/bbbb', 'de', false, []],
			['/en/terms/fassung/cccc', 'en', false, []],
			['/fr/mentions-legales/fassung/dddd', 'fr', false, []],
		]);
	});

	it('lead to the text as it is now, in every language', () => {
		const { subject, languagePaths } = routeAt('/agb/fassung/aaaa');
		expect(subject).toMatchObject({ version: { firstSeen: dayOf(1), currentPath: '/agb' } });
		expect(languagePaths).toEqual({ de: '/agb/fassung/aaaa', en: '/en/terms', fr: '/fr/cgv' });
	});

	it('stay where the text itself is gone, and lead home then', () => {
		const { subject, languagePaths } = routeAt('/agb/fassung/aaaa', aContent({ shop: null }));
		expect(subject).toMatchObject({ version: { currentPath: null } });
		expect(languagePaths).toEqual({ de: '/agb/fassung/aaaa', en: '/en', fr: '/fr' });
	});

	it('are listed with the text, newest first', () => {
		const { subject } = routeAt('/agb');
		expect(subject).toMatchObject({ version: null });
		expect('versions' in subject && subject.versions.map(({ path }) => path)).toEqual([
			'/agb/fassung/bbbb',
			'/agb/fassung/aaaa',
			'/en/terms/fassung/cccc',
		]);
		expect(routeAt('/fr/mentions-legales').subject).toMatchObject({ privacyVersions: [{ path: '/fr/mentions-legales/fassung/dddd' }] });
		expect(routeAt('/widerruf').subject).toMatchObject({ versions: [] });
	});
});
