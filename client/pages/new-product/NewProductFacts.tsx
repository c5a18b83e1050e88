/** A product's facts before the first build has made a page of it. */
import type { ReactNode } from 'react';
import { plainText } from '../../../site/text.ts';
import { plainParagraphs } from '../../live/plain-paragraphs.ts';
import type { SingleFacts } from '../../live/shop-reads.ts';
import { liveWords } from '../../texts/live-words.ts';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';

export function NewProductFacts({ facts }: { facts: SingleFacts }): ReactNode {
	const { description, tags, personalization, sizes } = facts;
	const { language, texts } = usePage();
	const words = liveWords[language];
	const pairs = [
		...facts.attributes,
		...(personalization === null ? [] : [{ group: words.personalization, values: [personalization] }]),
		...(tags.length === 0 ? [] : [{ group: words.tags, values: tags }]),
	];
	return (
		<div className="frame">
			{description !== null && (
				<Band heading={texts.product.description} beside>
					<div className="rich-text" lang={typeof description === 'string' ? undefined : description.lang}>
						{plainParagraphs(plainText(description)).map((text) => (
							<p key={text}>{text}</p>
						))}
					</div>
				</Band>
			)}
			{pairs.length > 0 && (
				<Band heading={words.attributes} beside>
					<dl className="pairs">
						{pairs.map(({ group, values }) => (
							<div key={plainText(group)}>
								<dt>
									<Text value={group} />
								</dt>
								<dd>{values.map(plainText).join(', ')}</dd>
							</div>
						))}
					</dl>
				</Band>
			)}
			{sizes && <SizeTable sizes={sizes} />}
		</div>
	);
}

function SizeTable({ sizes: { name, rows } }: { sizes: NonNullable<SingleFacts['sizes']> }): ReactNode {
	const [head = [], ...body] = rows;
	return (
		<details className="sizes">
			<summary>
				<Text value={name} />
			</summary>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too wide it scrolls, by keyboard as well */}
			<div className="table" role="group" aria-label={plainText(name)} tabIndex={0}>
				<table>
					<thead>
						<tr>
							{head.map((cell) => (
								<th key={cell} scope="col">
									{cell}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{body.map((row) => (
							<tr key={row.join()}>
								{row.map((cell, place) => (
									<td key={head[place]}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</details>
	);
}
