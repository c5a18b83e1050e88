/** The opening hours as a table of days and times. */
import type { ReactNode } from 'react';
import type { OpeningLineData } from '../pages/contact/contact-data.ts';
import { usePage } from '../pages/page-context.tsx';
import type { Texts } from '../texts/texts.ts';
import { Text } from './Text.tsx';

export function OpeningHours({ lines }: { lines: readonly OpeningLineData[] }): ReactNode {
	const { texts } = usePage();
	return (
		<dl className="pairs hours">
			{lines.map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines are constant, and a day may stand twice (morning and afternoon)
				<div key={index}>
					<dt>
						<Text value={line.days} />
					</dt>
					<dd>
						{times(line, texts)}
						{line.note !== null && (
							<span className="hours-note soft">
								<Text value={line.note} />
							</span>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

function times({ opens, closes, closed }: OpeningLineData, { openingHours }: Texts): string | null {
	if (closed) return openingHours.closed;
	if (opens !== null && closes !== null) return openingHours.range(opens, closes);
	if (opens !== null) return openingHours.from(opens);
	return closes === null ? null : openingHours.until(closes);
}
