/** Defines the page on which contracts are withdrawn from. */
import type { WithdrawData } from '../../client/pages/withdraw/withdraw-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { DataContext } from '../data/data-context.ts';
import { toFormTarget } from '../data/form-target.ts';
import { definePage, foundAs } from './define-page.ts';

function toWithdrawData(context: DataContext, language: Language): WithdrawData {
	return {
		language,
		form: toFormTarget('withdrawal', context, language),
		noticePath: context.pathOf(fixedPaths.withdrawal, language),
		contactPath: linkKeys.contact[language],
	};
}

export const withdrawPage = definePage({
	template: 'withdraw',
	title: (_, { texts }) => texts.withdraw.title,
	data: (_, { context, language }) => toWithdrawData(context, language),
	description: (_, { words, shopName }) => words.withdraw(shopName),
	found: (_, { texts, words }) => foundAs(texts.withdraw.title, words.withdraw),
	namesTimes: true,
});
