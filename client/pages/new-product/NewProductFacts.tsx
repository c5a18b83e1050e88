/** What a piece says of itself before the first build has made a page of it. */
import type { ReactNode } from 'react';
import { plainText } from '../../../site/text.ts';
import { Band } from '../../components/Band.tsx';
import { Text } from '../../components/Text.tsx';
import { plainParagraphs } from '../../live/plain-paragraphs.ts';
import type { SingleFacts } from '../../live/shop-reads.ts';
import { liveWords } from '../../texts/live-words.ts';
import { usePage } from '../page-context.tsx';

export function NewProductFacts({ facts: { description, attributes } }: { facts: SingleFacts }): ReactNode {
	const { language, texts } = usePage();
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
			{attributes.length > 0 && (
				<Band heading={liveWords[language].attributes} beside>
					<dl className="pairs">
						{attributes.map(({ group, values }) => (
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
		</div>
	);
}
