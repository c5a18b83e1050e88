/** The planted faults themselves; that they are found is tested where something looks for them. */
import { expect, it } from 'vitest';
import { demoFiles } from '../../../sandbox/demo/demo-files.ts';
import { demoDomains } from '../../../sandbox/demo/demo-records.ts';
import { plantedFaults, plantedLacks } from '../../../sandbox/demo/planted-faults.ts';

const [domain] = demoDomains;

it('leave one picture without a description', () => {
	const undescribed = demoFiles(domain).filter(({ description, alt_translations }) => description === null || alt_translations === null);
	expect(undescribed.map(({ id }) => id)).toEqual(plantedLacks.alt);
});

it('are each planted once', () => {
	const planted = plantedFaults.map((fault) => JSON.stringify(fault));
	expect(new Set(planted).size).toBe(planted.length);
});
