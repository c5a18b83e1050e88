/** The whole report as one file that opens from disk: styles, script and pictures are in it, and it loads nothing else. */
import { createHash } from 'node:crypto';
import { type Language, languages, type PerLanguage } from '../../site/languages.ts';
import type { Audit } from '../audit.ts';
import type { ReportText } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { html, multilingual, rawHtml, type SafeHtml } from './html.ts';
import { renderChanges } from './render-changes.ts';
import { renderImages, renderLinks, renderWording } from './render-details.ts';
import { renderLacking, renderOffer } from './render-offer.ts';
import { renderProblems } from './render-problems.ts';
import { renderSummary } from './render-summary.ts';
import { renderTranslations } from './render-translations.ts';
import { reportScript } from './report-script.ts';
import { reportStyles } from './report-styles.ts';

export interface ReportOptions {
	/** The language that it opens in; a switch shows the others. */
	readonly language: Language;
	/** Languages of the site. */
	readonly siteLanguages: readonly Language[];
	/** `@font-face` rules; without them, the system's faces. */
	readonly fonts?: string;
}

const sections: readonly (readonly [id: string, text: ReportText])[] = [
	['problems', texts.problems],
	['changes', texts.changes],
	['lacking', texts.lacking],
	['translations', texts.translations],
	['links', texts.links],
	['wording', texts.wording],
	['images', texts.images],
	['offer', texts.offer],
];

const names: PerLanguage<string> = { de: 'Deutsch', en: 'English', fr: 'Français' };

/** A whole HTML document. Everything that comes from the content is escaped; the document's own policy forbids all else besides. */
export function renderReport(audit: Audit, { language, siteLanguages, fonts = '' }: ReportOptions): string {
	const styles = `${fonts}${reportStyles}`;
	const policy = `default-src 'none'; style-src '${hashOf(styles)}'; script-src '${hashOf(reportScript)}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
	return `<!doctype html>
${html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${audit.project} · ${texts.title[language]}</title>
<style>${rawHtml(styles)}</style>
</head>
<body>
<a class="skip" href="#report">${multilingual(texts.skip)}</a>
${renderTop(audit.project, language)}
<main id="report" tabindex="-1">
${renderSummary(audit)}
<nav aria-labelledby="contents"><h2 id="contents" class="visually-hidden">${multilingual(texts.contents)}</h2>
<ul>${sections.map(([id, text]) => html`<li><a href="#${id}">${multilingual(text)}</a></li>`)}</ul></nav>
${renderProblems(audit)}
${renderChanges(audit)}
${renderLacking(audit)}
${renderTranslations(audit, siteLanguages)}
${renderLinks(audit)}
${renderWording(audit)}
${renderImages(audit)}
${renderOffer(audit)}
</main>
<script>${rawHtml(reportScript)}</script>
</body>
</html>`}
`;
}

/** Whose report it is, and the switch of languages, which works without a script: the styles look at which one is chosen. */
function renderTop(project: string, chosen: Language): SafeHtml {
	return html`<header class="top"><p class="soft">${project}</p>
<div class="switch" role="radiogroup" aria-label="${languages.map((language) => texts.language[language]).join(' · ')}">${languages.map(
		(language) =>
			html`<label lang="${language}"><input type="radio" name="language" id="language-${language}" value="${language}"${language === chosen && html` checked`}> ${names[language]}</label>`,
	)}</div></header>`;
}

function hashOf(text: string): string {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
