/** A page's document as one template string: the obvious first version, and all that pages without pictures need. */
import type { PageData } from '../../client/pages/page-data.ts';
import { languageSlot, marks } from '../../client/runtime/document-marks.ts';
import type { ShellHtml } from '../../client/server-bundle.ts';
import { escapeJson } from '../../renderer/html/escape.ts';
import { headHtml } from '../../renderer/html/head-html.ts';
import { languages } from '../../site/languages.ts';
import type { DocumentFrame } from './loop-inputs.ts';

export function plainDocument(
	page: PageData,
	body: string,
	{ before, after }: ShellHtml,
	{ rootMarks, headStart, headEnd, endSheet }: DocumentFrame,
): string {
	const { head, result, ...shown } = page;
	const { richText: _inTheDocument, ...slim } = result;
	return `<!doctype html>
<html lang="${result.language}"${rootMarks}>
<head>
${headStart}
${headHtml(head)}
${headEnd}
</head>
<body>
${fillShell(before, page)}
<main id="${marks.mainId}" tabindex="-1"><div id="${marks.rootId}">${body}</div></main>
${endSheet}
${fillShell(after, page)}
<script type="application/json" id="${marks.pageDataId}">${escapeJson(JSON.stringify({ ...shown, result: slim }))}</script>
</body>
</html>
`;
}

/** The switcher's targets, and the mark of the entry that leads to the page itself. */
function fillShell(html: string, { path, head }: PageData): string {
	return languages
		.reduce((filled, language) => filled.replace(languageSlot(language), head.languagePaths[language]), html)
		.replaceAll(`data-entry="" href="${path}"`, `data-entry="" aria-current="page" href="${path}"`);
}
