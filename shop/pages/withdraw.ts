/** Defines the page on which contracts are withdrawn from. */
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { toFormTarget } from '../data/form-target.ts';
import type { Shop } from '../plan/shop.ts';
import { definePage, foundAs } from './define-page.ts';

/** Where the law demands it, as long as there is a shop, open or not: the periods of earlier buyers run on (§ 356a BGB). Elsewhere where a text grants it. */
function takesWithdrawals({ law, settings }: Shop): boolean {
	return law.demandsWithdrawal || (settings.enableCart && settings.legalPages.some(({ type }) => type === 'widerruf'));
}

export const withdrawPage = definePage<PageSubject<'withdraw'>>({
	template: 'withdraw',
	plan: ({ shop, project }) =>
		shop !== null && takesWithdrawals(shop) ? [fixedPage({ template: 'withdraw' }, fixedPaths.withdraw, project)] : [],
	title: (_, { texts }) => texts.withdraw.title,
	data: (_, { context, language }) => ({
		language,
		form: toFormTarget('withdrawal', context, language),
		noticePath: context.pathOf(fixedPaths.withdrawal, language),
		contactPath: linkKeys.contact[language],
	}),
	description: (_, { words, shopName }) => words.withdraw(shopName),
	found: (_, { texts, words }) => foundAs(texts.withdraw.title, words.withdraw),
	namesTimes: true,
});
