import { expect, it } from 'vitest';
import { holdOutput } from '../../../commands/testing/suite-report.ts';

it('is written in its order, as soon as it is let go', () => {
	const written: string[] = [];
	const output = holdOutput((text) => written.push(text));
	output.add('first\n');
	output.add('second\n');
	expect(written).toEqual([]);
	output.letGo();
	expect(written).toEqual(['first\n', 'second\n']);
	output.add('third\n');
	output.letGo();
	expect(written).toEqual(['first\n', 'second\n', 'third\n']);
});
