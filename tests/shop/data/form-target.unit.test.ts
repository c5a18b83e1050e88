/** Forms stand where there is a service that takes them, and send to it. */

import { expect, it } from 'vitest';
import { createRecorder } from '../../../renderer/changes/recorder.ts';
import { createWatch } from '../../../renderer/changes/watch.ts';
import { createDataContext } from '../../../shop/data/data-context.ts';
import { toFormTarget } from '../../../shop/data/form-target.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import { linkKeys } from '../../../site/fixed-paths.ts';
import { languages } from '../../../site/languages.ts';
import { aCatalogue, aContent, aPage, aSiteConfig, plainRichText, someImages } from '../../builders/content.ts';

function siteWith(orderServiceUrl: string | null, pages = [aPage({ type: 'privacy' })]) {
	const content = aContent({ pages });
	const config = aSiteConfig({ orderServiceUrl });
	const catalogue = aCatalogue([]);
	const plan = planSite(content, catalogue.entries, config);
	const product = () => {
		throw new Error('No form needs a product');
	};
	return {
		plan,
		context: createDataContext({
			content,
			catalogue,
			product,
			config,
			plan,
			images: someImages,
			texts: plainRichText,
			watch: createWatch(createRecorder({}, null)),
		}),
	};
}

it.each([
	['self', '/ecom/contact'],
	['https://orders.example', 'https://orders.example/ecom/contact'],
])('%s', (orderServiceUrl, action) => {
	const { context } = siteWith(orderServiceUrl);
	expect(toFormTarget('contact', context, 'en')).toEqual({
		action,
		project: context.config.projectDomain,
		privacyPath: '/en/privacy',
		country: 'DE',
	});
});

it('links no privacy notice that is not there', () => {
	expect(toFormTarget('newsletter', siteWith('self', []).context, 'de')?.privacyPath).toBeNull();
});

it('says nothing to search engines of the page that says thanks', () => {
	const { plan } = siteWith('self');
	const thanks = plan.pages.find(({ subject }) => subject.template === 'thanks');
	expect([thanks?.indexed, thanks?.paths]).toEqual([false, linkKeys.thanks]);
	expect(languages.map((language) => plan.pages.find(({ subject }) => subject.template === 'newsletter')?.paths[language])).toEqual([
		'/newsletter',
		'/en/newsletter',
		'/fr/newsletter',
	]);
});

it('leaves forms and the pages behind them out where nobody takes them', () => {
	const { plan, context } = siteWith(null);
	expect(toFormTarget('contact', context, 'de')).toBeNull();
	expect(plan.pages.filter(({ subject }) => ['thanks', 'newsletter'].includes(subject.template))).toEqual([]);
});
