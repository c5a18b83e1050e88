/** Half of the weeks of the order service, so that two processors share them: 100 in `npm run test:all`, 10,000 in `npm run test:long`. */
import { it } from 'vitest';
import { count, longestOfAllMs } from '../../commands/testing/counts.ts';
import { drawWeeks } from './run-week.ts';
import { testWeeks } from './test-weeks.ts';

const weeks = count({ usual: 50, long: 5_000 });

it(
	`keeps money, products, documents and buyers together in ${weeks} weeks`,
	async () => {
		await testWeeks(drawWeeks(2, weeks));
	},
	longestOfAllMs,
);
