/** The second step of a withdrawal for browsers without scripts: a page of the service that shows what was entered, with the button that confirms it. */
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { defaultLanguage, isLanguage } from '../../site/languages.ts';
import { escapeHtml, pageReply } from './page-html.ts';
import type { Reply } from './reply.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

const shown = ['name', 'contract', 'email', 'message'] as const;
const sentAlong = ['project', 'language', 'website', ...shown] as const;

/** `fields`: found right. The form has a key, so that sending it again later is no second withdrawal. */
export function secondStep(fields: Readonly<Record<string, string>>, siteBase: string): Reply {
	const language = isLanguage(fields.language) ? fields.language : defaultLanguage;
	const { title, check, confirm, back, labels } = withdrawalTexts[language];
	const rows = shown.flatMap((name) => {
		const value = fields[name]?.trim() ?? '';
		return value === ''
			? []
			: [`<tr><th scope="row">${escapeHtml(labels[name])}</th><td>${escapeHtml(value).replace(/\r\n|\r|\n/g, '<br>')}</td></tr>`];
	});
	const hidden = [
		...sentAlong.map((name) => [name, fields[name] ?? ''] as const),
		['idempotency_key', crypto.randomUUID()] as const,
		['confirmed', 'on'] as const,
	].map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
	const body = [
		`<p>${escapeHtml(check)}</p>`,
		`<table><tbody>${rows.join('')}</tbody></table>`,
		`<form method="post" action="${endpoints.withdrawal}">${hidden.join('')}<p><button type="submit">${escapeHtml(confirm)}</button></p></form>`,
		`<p><a href="${escapeHtml(siteBase + fixedPaths.withdraw[language])}">${escapeHtml(back)}</a></p>`,
	].join('\n');
	return pageReply(language, title, body, siteBase === '' ? [] : [siteBase]);
}
