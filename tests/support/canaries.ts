/** Payloads that tell when they run, one of its own for each text field of the content, so that whatever runs names the field it came from. */
import { completeRecords } from '../builders/complete-records.ts';
import { parseRecords } from '../builders/parsed.ts';
import { projectDomain } from '../builders/records.ts';
import { applyDrifts, type Drift, type RecordsByCollection } from './drifts.ts';
import { fieldName, listFields, valueAt } from './watched-records.ts';

/** Whoever asks this host for anything was sent there by a canary. */
export const canaryHost = 'canary.invalid';

export interface PlantedCanary {
	readonly number: number;
	/** `collection field` */
	readonly place: string;
}

export interface Planting {
	readonly records: RecordsByCollection;
	readonly sound: RecordsByCollection;
	readonly planted: readonly PlantedCanary[];
	/** Text fields that take no canary in any record: `collection field`, without the numbers of rows. */
	readonly refusing: readonly string[];
}

/** The text by which a canary is found where it may stand. */
export function markOf(number: number): string {
	return `Kanarie${String(number).padStart(4, '0')}`;
}

/** Whose a record or a translation is: with a canary in it, there is nothing left to show. */
const structural = /(?:^|\.)(?:project|domain|language)$/;

/** A small site with a canary in every text field that takes one without losing its record; three products. */
export function plantCanaries(): Planting {
	const sound = completeRecords(3);
	const recordCount = sizeOf(sound);
	const planted: (PlantedCanary & { readonly drift: Drift })[] = [];
	const refusing = new Map<string, boolean>();
	for (const [collection, list] of Object.entries(sound)) {
		for (const path of listFields(list)) {
			const field = fieldName(path);
			if (typeof valueAt(list, path) !== 'string' || structural.test(field)) continue;
			const number = planted.length + 1;
			const name = `${collection} ${field.replaceAll(/\[\d+\]/g, '[]')}`;
			const drifts = payloads(number).map((after): Drift => ({ collection, path, field, before: null, after }));
			const taken = drifts.find((drift) => {
				const parsed = parse(applyDrifts(sound, [drift]));
				return parsed.size === recordCount && parsed.text.includes(markOf(number));
			});
			refusing.set(name, taken === undefined && refusing.get(name) !== false);
			if (taken !== undefined) planted.push({ number, place: `${collection} ${path[0]} ${field}`, drift: taken });
		}
	}
	const records = applyDrifts(
		sound,
		planted.map(({ drift }) => drift),
	);
	return {
		records,
		sound,
		planted: planted.map(({ number, place }) => ({ number, place })),
		refusing: [...refusing].flatMap(([name, refuses]) => (refuses ? [name] : [])),
	};
}

function parse(records: RecordsByCollection): { readonly size: string; readonly text: string } {
	const { content, products, problems } = parseRecords(records, projectDomain);
	const files = (records.directus_files ?? []).map(({ description, alt_translations }) => [description, alt_translations]);
	const hasErrors = problems.some(({ severity }) => severity === 'error');
	const lists = Object.entries(content ?? {}).map(([name, part]) => [name, Array.isArray(part) ? part.length : part !== null]);
	return { size: JSON.stringify([lists, products.length, hasErrors]), text: JSON.stringify([content, products, files]) };
}

function sizeOf(records: RecordsByCollection): string {
	return parse(records).size;
}

/** From what any text takes to what only addresses do. */
function payloads(number: number): readonly string[] {
	const mark = markOf(number);
	const run = `top.canary(${number})`;
	const entities = `&quot;onfocus=${run}&#34onload=${run}&lt;script&gt;${run}&lt;/script&gt;`;
	return [
		[mark, ...textPayloads(number, run)].join('\n'),
		`javascript:${run}//${mark}`,
		`data:text/html,<script>${run}</script>${mark}`,
		`https://${canaryHost}/${mark}?javascript:${run}&${entities.replaceAll(/[<>]/g, '')}\`-${run}`,
		`mailto:${mark}?subject=${entities}`,
		`/kontakt?${mark}=javascript:${run}&${entities}`,
		`${mark}&#34onfocus=${run}//&lt@${canaryHost}`,
		`${mark}`,
	];
}

/** Each line ends what it may stand in and begins something that runs or loads. */
function textPayloads(number: number, run: string): readonly string[] {
	const load = `//${canaryHost}/${number}`;
	const script = `<script>${run}</script>`;
	const image = `<img src=x onerror=${run}>`;
	return [
		`"onfocus=${run} autofocus tabindex=0 onmouseover=${run} x="'onfocus=${run} onmouseover=${run} y='`,
		`'-${run}-'"-${run}-"\`-${run}-\`\${${run}}{{${run}}}*/${run}/*\u2028${run}\u2029`,
		`" href="{{language:en}}" data-link="javascript:${run}" data-image="${load}.png" alt="`,
		`</script>${script}<script src=${load}.js></script></title></style></textarea></noscript></template>--><!-->${image}<!--`,
		`-->]]><svg onload=${run}>${script}<style>@import "${load}.css"</style><a xlink:href="javascript:${run}">x</a></svg>`,
		`<math><mtext></p>${image}</math><noscript><p title="</noscript>${image}"></noscript><img src=${load}.png>`,
		`<iframe src="javascript:${run}"></iframe><iframe srcdoc="${script}"></iframe><object data=${load}></object><embed src=${load}>`,
		`<form action=${load}><input autofocus onfocus=${run}><button formaction="javascript:${run}">x</button></form>`,
		`<style>*{background:url(${load}.png)}</style><p style="background:url(${load}.png)" onclick="${run}">x</p>`,
		`<base href=${load}/><meta http-equiv=refresh content="0;url=${load}"><link rel=stylesheet href=${load}.css>`,
		`&lt;script&gt;${run}&lt;/script&gt; %3Cscript%3E${run}%3C/script%3E \\u003cscript\\u003e${run} &#x3c;img src=x onerror=${run}&#x3e;`,
		'',
		`[x](javascript:${run}) ![x](javascript:${run}) ![" onerror="${run}](${load}.png "'onerror='${run}") <javascript:${run}>`,
		`[x](<data:text/html,${script}>) [x](/x"onclick="${run}) [x](<"onfocus=${run} a=">) [x][r] ![a](<x.png" onerror="${run}>)`,
		'',
		`[r]: javascript:${run} "'onload=${run}"`,
		'',
		`# ${image} "onclick="${run}`,
		'',
		`| ${script} | [x](javascript:${run}) |`,
		'|-|-|',
		`| ${image} | \`${script}\` |`,
		'',
		`\`\`\`"><script>${run}</script>`,
		script,
		'```',
	];
}
