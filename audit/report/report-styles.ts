/** Styles of the report: as calm as the shop's pages, with their tokens (client/ui/base/tokens.css), in light and dark, on screen and paper. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../site/languages.ts';

export const reportStyles = `
:root {
	color-scheme: light dark;
	--ground: light-dark(#fcfcfb, #14191d);
	--ink: light-dark(#14191d, #f2f1ed);
	--soft: color-mix(in oklab, var(--ink) 72%, var(--ground));
	--tint: color-mix(in oklab, var(--ink) 5%, var(--ground));
	--rule: 1px solid color-mix(in oklab, var(--ink) 20%, var(--ground));
	--brand: light-dark(#12383b, #9cc9c6);
	--bad: light-dark(#9b1c1c, #ff9d92);
	--good: light-dark(#1c6132, #93d3a2);
	--text: Newsreader, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
	--plain: 'Hanken Grotesk', 'Segoe UI', system-ui, 'Helvetica Neue', Arial, sans-serif;
}
*, ::before, ::after { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: none; scroll-padding-top: 1rem; }
body {
	max-width: 76rem;
	margin-inline: auto;
	padding: 0 clamp(1.25rem, 4.5vw, 4rem) 6rem;
	background: var(--ground);
	color: var(--ink);
	font: 1rem / 1.5 var(--plain);
	font-variant-numeric: tabular-nums lining-nums;
	overflow-wrap: anywhere;
}
${languages.map((language) => `:root:has(#language-${language}:checked) .t:not([lang='${language}'])`).join(', ')} { display: none; }
:root:has(#language-fr:checked) q { quotes: '«\u202f' '\u202f»' '“' '”'; }
h1, h2, h3 { font-family: var(--text); font-weight: 400; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.625rem, 1.2rem + 2vw, 2.75rem); letter-spacing: -0.012em; }
h2 { font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem); }
h3 { margin: 2rem 0 0.75rem; font-size: 1.1875rem; }
section > h2 { margin: clamp(3rem, 6vw, 5rem) 0 1rem; padding-top: 1rem; border-top: var(--rule); }
p { max-width: 44rem; text-wrap: pretty; }
a { color: inherit; text-decoration: underline 1px color-mix(in oklab, currentcolor 45%, transparent); text-underline-offset: 22%; }
a:hover { text-decoration-color: currentcolor; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
ul, ol { padding: 0; list-style: none; }
code { font: 0.8125rem / 1.5 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; }
b, strong { font-weight: 500; }
.soft, figcaption { color: var(--soft); }
.visually-hidden, .skip:not(:focus) { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip:focus { position: absolute; z-index: 1; padding: 1rem 1.5rem; background: var(--ground); }
.top { display: flex; justify-content: space-between; align-items: baseline; flex-wrap: wrap; gap: 0 1rem; padding: 0.5rem 0; border-bottom: var(--rule); font-size: 0.875rem; }
.switch { display: flex; gap: 1rem; }
.switch label { display: inline-block; padding: 0.125rem 0; cursor: pointer; }
.switch input { position: absolute; opacity: 0; }
.switch label:has(:checked) { border-bottom: 2px solid currentcolor; }
.switch label:has(:focus-visible) { outline: 3px solid var(--ink); outline-offset: 3px; }
.summary h1 { margin: clamp(0.75rem, 3vw, 2rem) 0 0.25rem; }
.summary h1 + p { font-size: 0.875rem; }
.summary h2 { margin: clamp(0.875rem, 2vw, 1.5rem) 0 0.5rem; font-size: 1.1875rem; }
.notice { margin-bottom: 0.75rem; padding-left: 0.75rem; border-left: 3px solid var(--bad); }
.figures { display: grid; grid-template-columns: repeat(3, auto); justify-content: start; gap: 0 clamp(1.75rem, 7vw, 5rem); margin-top: clamp(0.5rem, 2vw, 1.5rem); }
.figures a { display: grid; text-decoration: none; }
.figures a > span { font-size: 0.9375rem; text-decoration: underline 1px color-mix(in oklab, currentcolor 45%, transparent); text-underline-offset: 22%; }
.figures a:hover > span { text-decoration-color: currentcolor; }
.figures b { font: 400 clamp(2rem, 1.4rem + 2.6vw, 3.25rem) / 1.1 var(--text); font-variant-numeric: lining-nums tabular-nums; }
.grave b { color: var(--bad); }
.summary .verdict { margin-top: clamp(0.25rem, 1.5vw, 1rem); font-size: clamp(0.875rem, 0.8rem + 0.3vw, 1rem); line-height: 1.3; }
.worst { counter-reset: worst; border-bottom: var(--rule); }
.worst li { display: grid; grid-template-columns: 1.5rem 1fr; column-gap: 0.25rem; padding: 0.375rem 0; border-top: var(--rule); counter-increment: worst; line-height: 1.35; }
.worst li::before { grid-row: 1 / span 2; content: counter(worst); color: var(--soft); }
.worst li.error::before { color: var(--bad); font-weight: 600; }
/* Links that stand alone are large enough for a finger. */
.worst a, .change > p > a { display: inline-block; justify-self: start; min-height: 1.5rem; }
.worst .where { display: flex; grid-column: 2; gap: 0.25em; min-width: 0; font-size: 0.875rem; white-space: nowrap; }
/* One line each, so that all of them are on a phone's first screen. */
.worst .where > :first-child { overflow: hidden; text-overflow: ellipsis; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-top: 1.5rem; font-size: 0.875rem; }
.filter { margin-bottom: 1.5rem; font-size: 0.875rem; }
.filter fieldset { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.5rem 0; border: 0; border-bottom: var(--rule); }
.filter legend { float: left; min-width: 6rem; padding: 0; color: var(--soft); }
.filter details { border: 0; }
.filter label { display: inline-flex; align-items: center; gap: 0.375rem; min-height: 1.5rem; cursor: pointer; }
.filter p { margin-top: 0.5rem; }
details { border-top: var(--rule); }
summary { margin-left: 1.125rem; padding: 0.625rem 0; list-style-position: outside; cursor: pointer; }
summary:hover .heading { text-decoration: underline 1px; text-underline-offset: 22%; }
summary::marker { color: var(--soft); }
details > :not(summary) { margin-left: 1.125rem; }
details:not(.technical) > p { margin-bottom: 0.5rem; }
.count { color: var(--soft); white-space: nowrap; }
.count::before { content: '· '; }
.mark { padding: 0 0.375rem; border: 1px solid currentcolor; font-size: 0.75rem; white-space: nowrap; }
.mark.error, .mark.removed { color: var(--bad); }
.mark.added { color: var(--good); }
.kind > .rows { margin-block: 0.75rem 1.5rem; }
.rows li { padding: 0.5rem 0; border-top: var(--rule); }
.rows li li { padding: 0.125rem 0 0.125rem 1rem; border: 0; font-size: 0.9375rem; }
.found { font-size: 0.9375rem; }
.aside { font-size: 0.875rem; }
.aside::before { content: '· '; }
q { quotes: '„' '“'; }
:root:has(#language-en:checked) q { quotes: '“' '”'; }
.technical { border: 0; color: var(--soft); font-size: 0.8125rem; }
.technical summary { padding: 0.125rem 0; }
.figures-changed li { display: grid; grid-template-columns: 2fr 2fr minmax(11rem, 1fr); gap: 0 1.5rem; }
.figures-changed li > * { min-width: 0; }
.figures-changed .number { text-align: right; white-space: normal; }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: 0.5rem; font: 1.1875rem / 1.15 var(--text); text-align: left; }
th, td { padding: 0.375rem 1rem 0.375rem 0; border-top: var(--rule); text-align: left; vertical-align: baseline; font-weight: 400; }
thead th { border: 0; color: var(--soft); font-size: 0.875rem; }
.number { text-align: right; white-space: nowrap; }
.matrix { margin-top: 1rem; }
.matrix td { width: 18%; }
.matrix td .soft { font-size: 0.8125rem; }
.matrix .narrow { display: none; }
.partial { color: var(--bad); }
.bars { table-layout: auto; }
.bars th { width: 1%; white-space: nowrap; }
.bars .number { width: 1%; }
.bars td, .bars th { padding-block: 0.25rem; border: 0; }
.bars .drawn { width: 100%; padding-right: 0; }
.bar { display: block; width: 100%; height: 0.5rem; fill: var(--brand); }
.matrix .bar { height: 2px; margin-top: 0.25rem; fill: currentcolor; }
.bar .ground { fill: var(--tint); }
.charts { display: grid; margin-top: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 2.5rem clamp(2rem, 6vw, 5rem); align-items: start; }
.line { display: block; width: 100%; height: 10rem; border-bottom: var(--rule); background: var(--tint); }
.line polyline { fill: none; stroke: var(--brand); stroke-width: 2; vector-effect: non-scaling-stroke; }
.ends { display: flex; justify-content: space-between; gap: 1rem; max-width: none; margin: 0.25rem 0 1rem; font-size: 0.875rem; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem; max-width: 32rem; margin-bottom: 1rem; font-size: 0.875rem; }
.pair img { display: block; max-width: 100%; margin: 0.25rem 0; background: var(--tint); }
.fields > div { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: 0 1.5rem; padding: 0.375rem 0; border-top: var(--rule); }
.fields dd { grid-column: 2; white-space: pre-wrap; }
.fields .words { font-family: var(--text); }
ins { color: var(--good); text-decoration: underline 1px; }
del { color: var(--bad); }
@media (width < 36em) {
	.fields > div { grid-template-columns: 1fr; }
	.fields dd { grid-column: 1; }
	.figures-changed li { grid-template-columns: minmax(0, 1fr); }
	.figures-changed .number { text-align: left; }
	.matrix { font-size: 0.9375rem; }
	.matrix th, .matrix td { padding-right: 0.625rem; }
	.matrix td { width: 4rem; }
	.matrix td:last-child { padding-right: 0; }
	.matrix td .soft { display: block; white-space: nowrap; }
	.matrix .narrow { display: inline; }
	.matrix .wide { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
}
@media print {
	:root { color-scheme: light; }
	body { max-width: none; padding: 0; font-size: 10pt; }
	.switch, .filter, .skip, nav { display: none; }
	::details-content { display: block; block-size: auto; content-visibility: visible; }
	section { break-before: auto; }
	h2, h3, summary { break-after: avoid; }
	li, tr { break-inside: avoid; }
	.bar rect, .line { print-color-adjust: exact; }
}
`;

/** Latin only, about 90 kB together; other characters have the system's faces. */
const faces = [
	{ family: 'Newsreader', weight: '400', file: 'client/ui/base/fonts/newsreader-latin-normal.woff2' },
	{
		family: 'Hanken Grotesk',
		weight: '100 900',
		file: 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
	},
] as const;

/** `@font-face` rules with the shop's two faces in them: the report loads no other file. */
export async function readReportFonts(projectDir: string): Promise<string> {
	const rules = faces.map(async ({ family, weight, file }) => {
		const data = await readFile(join(projectDir, file), 'base64');
		return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('data:font/woff2;base64,${data}') format('woff2'); }`;
	});
	return (await Promise.all(rules)).join('\n');
}
