/** The whole report as one file that opens from disk: styles, script and pictures are in it, and it loads nothing else. */
import { cspHash } from '../../renderer/hosts/content-security-policy.ts';
import { Html, html } from '../../renderer/html/html.ts';
import { type Language, languages, type PerLanguage } from '../../site/languages.ts';
import { type Audit, hasBase } from '../audit.ts';
import { chooseWorst, fixers, groupProblems, type WorstProblem } from '../findings/audited-problem.ts';
import { problemTexts } from '../texts/problem-texts.ts';
import { type Counted, countedText, type ReportText } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { formatNumber, formatTime } from './format-values.ts';
import { multilingual } from './multilingual.ts';
import { recordCell } from './record-cell.ts';
import { renderChanges } from './render-changes.ts';
import { renderImages, renderLinks, renderTranslations, renderWording } from './render-details.ts';
import { renderLacking, renderOffer } from './render-offer.ts';
import { kindId, renderProblems } from './render-problems.ts';
import { renderShared } from './render-shared.ts';
import { reportStyles } from './report-styles.ts';

export interface ReportOptions {
	/** The language that it opens in; a switch shows the others. */
	readonly language: Language;
	readonly siteLanguages: readonly Language[];
	/** `@font-face` rules; without them, the system's faces. */
	readonly fonts?: string;
}

const sections: readonly (readonly [id: string, text: ReportText])[] = [
	['problems', texts.problems],
	['changes', texts.changes],
	['lacking', texts.lacking],
	['shared', texts.shared],
	['translations', texts.translations],
	['links', texts.links],
	['wording', texts.wording],
	['images', texts.images],
	['offer', texts.offer],
];

const names: PerLanguage<string> = { de: 'Deutsch', en: 'English', fr: 'Français' };

/** Have no place in HTML, however they came into the content. */
const controls = /[^\P{Cc}\n\t]/gu;

/** A whole HTML document. Everything that comes from the content is escaped; the document's own policy forbids all else besides. */
export function renderReport(audit: Audit, { language, siteLanguages, fonts = '' }: ReportOptions): string {
	const styles = `${fonts}${reportStyles}`;
	const policy = `default-src 'none'; style-src ${cspHash(styles)}; script-src ${cspHash(reportScript)}; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
	return `<!doctype html>
${html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${audit.project} · ${texts.title[language]}</title>
<style>${new Html(styles)}</style>
</head>
<body>
<a class="skip" href="#report">${multilingual(texts.skip)}</a>
${renderTop(audit.project, language)}
<main id="report" tabindex="-1">
${renderSummary(audit)}
<nav aria-labelledby="contents"><h2 id="contents" class="visually-hidden">${multilingual(texts.contents)}</h2>
<ul>${sections.filter(([id]) => id !== 'shared' || audit.shared.length > 0).map(([id, text]) => html`<li><a href="#${id}">${multilingual(text)}</a></li>`)}</ul></nav>
${renderProblems(audit)}
${renderChanges(audit)}
${renderLacking(audit)}
${renderShared(audit)}
${renderTranslations(audit, siteLanguages)}
${renderLinks(audit)}
${renderWording(audit)}
${renderImages(audit)}
${renderOffer(audit)}
</main>
<script>${new Html(reportScript)}</script>
</body>
</html>`.text.replace(controls, '\uFFFD')}
`;
}

/** The head of the report with the switch of languages, which works without a script: the styles follow the chosen language. */
function renderTop(project: string, chosen: Language): Html {
	return html`<header class="top"><p class="soft">${project}</p>
<div class="switch" role="radiogroup" aria-label="${languages.map((language) => texts.language[language]).join(' · ')}">${languages.map(
		(language) =>
			html`<label lang="${language}"><input type="radio" name="language" id="language-${language}" value="${language}"${language === chosen && html` checked`}> ${names[language]}</label>`,
	)}</div></header>`;
}

/** The first screen: how much is wrong, how much changed, and what to look at first. Each figure leads to what it counts. */
function renderSummary(audit: Audit): Html {
	const { problems, changes, fetchedAt, pageCount, isRejected } = audit;
	const errors = problems.filter(({ severity }) => severity === 'error').length;
	const worst = chooseWorst(problems);
	return html`<div class="summary">
<h1>${multilingual(texts.title)}</h1>
<p class="soft">${multilingual(texts.fetched)} <time datetime="${fetchedAt}">${multilingual(formatTime(fetchedAt))}</time></p>
${isRejected && html`<p class="notice">${multilingual(texts.rejected)}</p>`}
${pageCount === null && html`<p class="notice">${multilingual(texts.noSite)}</p>`}
<ul class="figures" id="figures">
${figure(errors, 'errors', firstKind(audit, 'error'), errors > 0)}
${figure(problems.length - errors, 'warnings', firstKind(audit, 'warning'))}
${figure(hasBase(audit.base) ? changes.length : null, 'changes', '#changes')}
</ul>
<p class="verdict">${multilingual(errors > 0 ? texts.cannotPublish : worst.length > 0 ? texts.canPublishBetter : texts.canPublish)}</p>
<h2 id="worst">${multilingual(worst.length === 0 ? texts.noProblems : texts.worst)}</h2>
${worst.length > 0 && html`<ol class="worst">${worst.map(renderWorst)}</ol>`}
</div>`;
}

/** The first kind of that severity, as the report shows them; else all problems. */
function firstKind({ problems }: Audit, severity: 'error' | 'warning'): string {
	const inOrder = fixers.flatMap((fixer) => groupProblems(problems.filter((problem) => problem.fixedBy === fixer)));
	const kind = inOrder.find(({ first }) => first.severity === severity);
	return kind === undefined ? '#problems' : `#${kindId(kind.first)}`;
}

/** null: not known. */
function figure(count: number | null, name: Counted, target: string, isGrave = false): Html {
	const number = count === null ? html`–` : multilingual(formatNumber(count));
	return html`<li${isGrave && html` class="grave"`}><a href="${target}"><b>${number}</b> <span>${multilingual(countedText(name, count))}</span></a></li>`;
}

function renderWorst({ problem, count }: WorstProblem): Html {
	const { code, severity, record } = problem;
	return html`<li class="${severity}"><a href="#${kindId(problem)}">${multilingual(problemTexts[code].heading)}</a> <span class="where">${recordCell(record)}${count > 1 && html`, ${count - 1} ${multilingual(texts.more)}`}</span></li>`;
}

/** The script of the report: the filter, the language of the document, and kinds that open when they are linked to. */
const reportScript = `
const root = document.documentElement;
const groups = () => document.querySelectorAll('[data-group]');
for (const choice of document.querySelectorAll('input[name="language"]')) {
	choice.addEventListener('change', () => { root.lang = choice.value; });
	if (choice.checked) root.lang = choice.value;
}
const form = document.getElementById('filter');
if (form) {
	form.hidden = false;
	const apply = () => {
		const chosen = new FormData(form);
		let count = 0;
		for (const row of document.querySelectorAll('[data-severity]')) {
			const fits = (name) => !chosen.get(name) || chosen.get(name) === row.dataset[name];
			row.hidden = !(fits('severity') && fits('collection'));
			if (!row.hidden) count += 1;
		}
		const isChosen = Boolean(chosen.get('severity') || chosen.get('collection'));
		for (const group of groups()) {
			group.hidden = !group.querySelector('[data-severity]:not([hidden])');
			if (isChosen && group instanceof HTMLDetailsElement) group.open = !group.hidden;
		}
		document.getElementById('shown').value = String(count);
	};
	form.addEventListener('change', apply);
	apply();
}
const open = () => {
	const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
	if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', open);
open();
`;
