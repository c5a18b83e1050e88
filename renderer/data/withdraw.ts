/** Data of the page on which contracts are withdrawn from. */
import type { WithdrawData } from '../../client/pages/withdraw/withdraw-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { DataContext } from './data-context.ts';
import { toFormTarget } from './form-target.ts';

export function toWithdrawData(context: DataContext, language: Language): WithdrawData {
	return {
		language,
		form: toFormTarget('withdrawal', context, language),
		noticePath: context.pathOf(fixedPaths.withdrawal, language),
		contactPath: linkKeys.contact[language],
	};
}
