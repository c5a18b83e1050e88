import { describe, expect, it } from 'vitest';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { Language } from '../../../site/languages.ts';
import { aCatalogue, aCategory, aContent, aSiteConfig } from '../../builders/content.ts';

const content = aContent({ categories: [aCategory()] });
const { links } = planSite(content, aCatalogue().entries, aSiteConfig());

describe('links of the content', () => {
	it.each<[href: string, language: Language, target: string]>([
		['/kontakt', 'de', '/kontakt'],
		['/kontakt', 'en', '/en/contact'],
		['/kontakt/', 'fr', '/fr/contact'],
		['/', 'fr', '/fr'],
		['/schaufenster/ringe?sort=1#top', 'en', '/en/schaufenster/ringe?sort=1#top'],
		['/datenschutz', 'fr', '/fr/mentions-legales#protection-des-donnees'],
		['/datenschutz#rechte', 'fr', '/fr/mentions-legales#protection-des-donnees'],
		['/datenschutz#cookies', 'fr', '/fr/mentions-legales#cookies'],
		['/datenschutz#analytics', 'fr', '/fr/mentions-legales#analytics'],
		['/datenschutz#cookies', 'en', '/en/privacy#cookies'],
		['/en/contact', 'fr', '/en/contact'],
		['https://goldschmiede.example/kontakt', 'en', '/en/contact'],
		['//goldschmiede.example/agb', 'de', '/agb'],
		['#anchor', 'fr', '#anchor'],
		['/schmuck#ketten', 'en', '/en/jewelry#ketten'],
		['/schaufenster/ringe/ring-1', 'fr', '/fr/schaufenster/ringe/ring-1'],
		['/en/schaufenster/ringe/ring-1', 'fr', '/en/schaufenster/ringe/ring-1'],
	])('%s leads in %s to the page %s', (href, language, target) => {
		expect(links.resolveLink(href, language)).toEqual({ kind: 'page', href: target, planned: true });
	});

	it.each(['https://example.com/x', 'http://example.com', '//example.com', 'https://www.goldschmiede.example/'])(
		'%s is external',
		(href) => {
			expect(links.resolveLink(href, 'en')).toEqual({ kind: 'external', href, planned: true });
		},
	);

	it.each(['mailto:a@b.example', 'tel:+491234'])('%s is a contact', (href) => {
		expect(links.resolveLink(href, 'de')).toEqual({ kind: 'address', href, planned: true });
	});

	it.each(['/uhren', '/gibt-es-nicht', '/schaufenster/halsketten', '/schaufenster/ringe/ring-2', '/schaufenster/ringe/Ring-1'])(
		'%s is no page',
		(href) => {
			expect(links.resolveLink(href, 'de').planned).toBe(false);
		},
	);
});
