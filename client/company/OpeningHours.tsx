/** The opening hours as a table of days and times. */
import type { ReactNode } from 'react';
import { plainText } from '../../site/text.ts';
import type { Texts } from '../texts/texts.ts';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import type { OpeningLineData } from './company-data.ts';
import { groupBy } from './group-by.ts';

export function OpeningHours({ lines }: { lines: readonly OpeningLineData[] }): ReactNode {
	const { texts } = usePage();
	return (
		<dl className="pairs hours">
			{groupBy(lines, ({ days }) => plainText(days)).map(([days, ofDays]) => (
				<div key={days}>
					<dt>
						<Text value={ofDays[0]?.days ?? days} />
					</dt>
					{ofDays.map((line, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines are constant, and a day may have several (morning and afternoon)
						<dd key={index}>
							{times(line, texts)}
							{line.note !== null && (
								<span className="hours-note soft">
									<Text value={line.note} />
								</span>
							)}
						</dd>
					))}
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
