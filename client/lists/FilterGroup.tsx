/** One filter of the panel: what can be chosen, and how many products each choice shows. */
import { type ReactNode, useState } from 'react';
import { plainText, type Text as TextValue } from '../../site/text.ts';
import { Text } from '../ui/Text.tsx';

export interface FilterOption<Key> {
	readonly key: Key;
	readonly label: TextValue;
	readonly isChosen: boolean;
	readonly count: number;
}

interface FilterGroupProps<Key> {
	readonly name: ReactNode;
	/** With fewer than two there is nothing to choose, unless it is chosen. */
	readonly options: readonly FilterOption<Key>[];
	/** Whether it stands open from the beginning; one in which something is chosen does. */
	readonly isFirst?: boolean;
	readonly onToggle: (key: Key) => void;
}

export function FilterGroup<Key extends string | number>({ name, options, isFirst = false, onToggle }: FilterGroupProps<Key>): ReactNode {
	const [startsOpen] = useState(() => isFirst || options.some(({ isChosen }) => isChosen));
	if (options.length < 2 && !options.some(({ isChosen }) => isChosen)) return null;
	const isShort = options.every(({ label }) => plainText(label).length <= 8);
	return (
		<details className="list-group" open={startsOpen}>
			<summary>{name}</summary>
			<ul className={isShort ? 'list-options-short' : undefined}>
				{options.map(({ key, label, isChosen, count }) => (
					<li key={key}>
						<label className="list-option">
							<input type="checkbox" checked={isChosen} disabled={count === 0 && !isChosen} onChange={() => onToggle(key)} />
							<span>
								<Text value={label} />
							</span>
							<small className="soft">{count}</small>
						</label>
					</li>
				))}
			</ul>
		</details>
	);
}
